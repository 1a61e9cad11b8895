import type { ReactNode } from 'react';
import type { CaseSummary, CaseTopic } from '@mosaico/shared-types';
import { CaseArt, CaseLink, resultOf, SampleLabel, useCase } from '@mosaico/shared-ui/cases';
import styles from './stage.module.css';

/** What stands on the stage. The first one is seen first. */
export interface Piece {
  /** Below each other; what is not there is left out. */
  shows: readonly (Picture | undefined)[];
  /** On a phone in place of the first one. */
  onPhone?: Picture | undefined;
  /** It stands there alone. */
  only?: 'wide' | 'narrow' | undefined;
  /** On a wide window; on a phone it is a phone's. */
  frame?: 'browser' | 'phone';
}

type Site = NonNullable<CaseSummary['site']>;
interface Picture {
  url: string;
  width: number;
  height: number;
}

/** A client's screens to choose from. */
export interface Screens {
  /** The front page's beginning. */
  front: Picture;
  /** Single screens, in their order. */
  pages: NonNullable<Site['pages']>;
  /** The whole front page on a phone. */
  phone: Picture | undefined;
}

interface StageProps {
  topic: CaseTopic;
  /** Where each piece stands, and on what ground. */
  className: string | undefined;
  pieces: (screens: Screens) => readonly Piece[];
  /** What the page opens with where the site has no such client. */
  children: ReactNode;
}

/** As far as a phone's composition goes. */
const phone = '(max-width: 41.99rem)';
/** Of a case's first picture. */
const front = { width: 1200, height: 900 };

/** A client's site as the page's first view, from edge to edge; what came of it below. To be shown in a `PageHero` with `wide`. */
export function Stage({ topic, className, pieces, children }: StageProps) {
  const shown = useCase(topic);
  const [first] = shown?.pictures ?? [];
  if (!shown?.site?.pages || !first)
    return (
      <CaseArt topic={topic} stories="mf-testimonials/case" wide>
        {children}
      </CaseArt>
    );
  const { client, sector, site } = shown;
  const result = resultOf(shown, topic);
  const { pages = [], narrow } = site;
  return (
    <article className={styles.stage} aria-label={client} data-assemble="">
      <div className={`${styles.set ?? ''} ${className ?? ''}`} role="img" aria-label={first.alt}>
        {pieces({ front: { url: first.url, ...front }, pages, phone: narrow }).map((piece, nth) => (
          <PieceOnStage key={nth} {...piece} address={site.address} isFirst={nth === 0} />
        ))}
      </div>
      <div className={styles.proof}>
        {result ? (
          <p>
            <strong>{result.figure}</strong>{' '}
            <span>
              {result.what} <small>{result.period}</small>
            </span>
          </p>
        ) : null}
        <div>
          <h2>
            {client} <small>{sector}</small>
          </h2>
          <SampleLabel {...shown} />
        </div>
        <CaseLink shown={shown} topic={topic} stories="mf-testimonials/case" />
      </div>
    </article>
  );
}

interface PieceOnStageProps extends Piece {
  address: string;
  isFirst: boolean;
}

function PieceOnStage({ shows, onPhone, only, frame, address, isFirst }: PieceOnStageProps) {
  const pictures = shows.filter((picture) => picture !== undefined);
  if (pictures.length === 0) return null;
  return (
    <div className={styles.piece} data-frame={frame} data-only={only} data-tile="">
      {frame === 'browser' ? <span>{isFirst ? address : null}</span> : null}
      {pictures.map((picture, nth) => (
        <picture key={picture.url}>
          {onPhone && nth === 0 ? (
            <source media={phone} srcSet={onPhone.url} width={onPhone.width} height={onPhone.height} />
          ) : null}
          <img
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            // On every screen.
            loading={isFirst ? undefined : 'lazy'}
            decoding="async"
          />
        </picture>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Actions } from '../actions/actions.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Mosaic } from '../art/mosaic.tsx';
import { Scene } from '../art/scene.tsx';
import type { SceneArt } from '../art/scene-layout.ts';
import { Container } from './section.tsx';
import type { SiteDestination } from '../actions/site-link.tsx';
import styles from './page-hero.module.css';

/** Props of {@link PageHero}. */
export interface PageHeroProps {
  /** The page's only `<h1>`: what it offers. */
  title: string;
  /** A few words above the title: for whom, or which family of services. */
  eyebrow?: string;
  lead?: ReactNode;
  /** Usually a `Price`. */
  price?: ReactNode;
  /** One or two `ActionLink`s or buttons. */
  actions?: ReactNode;
  /** What else it costs or covers, below the actions: price and button stand on a phone's first screen. */
  details?: ReactNode;
  /** A link to the page above this one. It is part of the trail that stands above the title. */
  back?: { to: SiteDestination; label: string };
  /** Art that says what is on offer. */
  scene?: SceneArt;
  /** In place of a scene: a picture that fills its place by itself, out to the window's edges on a phone. */
  picture?: ReactNode;
  /** In place of art: what is read, too. */
  beside?: ReactNode;
  /** After what stands beside the words: on a wide screen it stands below them. */
  after?: ReactNode;
  /** Without any: seed of a mosaic that says nothing; `false` for a hero without art. Default: the title. */
  art?: string | false;
  /** Half the height and a small mosaic, for pages that are read rather than sold. */
  compact?: boolean;
}

/** How every page opens: what it offers, for whom, at what price, and what to do about it. */
export function PageHero(props: PageHeroProps) {
  const {
    title,
    eyebrow,
    lead,
    price,
    actions,
    details,
    back,
    scene,
    picture,
    beside,
    after,
    art = title,
    compact,
  } = props;
  const quiet = art === false || beside ? undefined : <QuietArt seed={art} compact={compact} />;
  const drawing = scene ? <Scene art={scene} assemble /> : (picture ?? quiet);
  return (
    <header className={styles.band}>
      <Container
        className={styles.layout}
        data-compact={compact ? '' : undefined}
        data-picture={picture ? '' : undefined}
        data-beside={beside ? '' : undefined}
      >
        <div className={styles.words}>
          <div className={styles.above}>
            <Breadcrumbs {...(back === undefined ? {} : { back })} />
            {eyebrow === undefined ? null : <p className={styles.eyebrow}>{eyebrow}</p>}
          </div>
          <h1>{title}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {price}
          {actions === undefined ? null : <Actions>{actions}</Actions>}
          {details}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
        {after && <div className={styles.after}>{after}</div>}
        {drawing && (
          <div
            className={styles.art}
            data-compact={compact ? '' : undefined}
            data-scene={scene ? '' : undefined}
            data-picture={picture ? '' : undefined}
          >
            {drawing}
          </div>
        )}
      </Container>
    </header>
  );
}

function QuietArt({ seed, compact }: { seed: string; compact: boolean | undefined }) {
  const [columns, rows] = compact ? [3, 2] : [6, 7];
  return <Mosaic seed={seed} columns={columns} rows={rows} seam={2} fade="start" fit="contain" assemble />;
}

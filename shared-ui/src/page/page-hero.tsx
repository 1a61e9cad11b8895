import type { ReactNode } from 'react';
import { Actions } from '../actions/actions.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Container } from '../basics/section.tsx';
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
  /** Art that says what is on offer, and fills its place by itself: out to the window's edges on a phone. */
  picture?: ReactNode;
  /** In place of a picture: what is read, too, over the whole width. The words go across the top then. */
  below?: ReactNode;
  /** Half the height, for pages that are read rather than sold. */
  compact?: boolean;
  /** On a wide window the picture is a stage from edge to edge, below the words: a `CaseArt` with `wide`. */
  wide?: boolean;
}

/** Characters of a title that fill two lines of it across the page. */
const twoLines = 40;

/** How every page opens: what it offers, for whom, at what price, and what to do about it. */
export function PageHero({
  title,
  eyebrow,
  lead,
  price,
  actions,
  details,
  back,
  picture,
  below,
  compact,
  wide,
}: PageHeroProps) {
  const opening = lead === undefined ? null : <p className={styles.lead}>{lead}</p>;
  const offer = (
    <>
      {price}
      {actions === undefined ? null : <Actions>{actions}</Actions>}
      {details}
    </>
  );
  const isAcross = [wide, below].some(Boolean);
  // Else the lead would stand below a title of three lines, or beside nothing.
  const isLeadBeside = title.length > twoLines || ![price, details].some(Boolean);
  return (
    <header className={styles.band}>
      <Container
        className={styles.layout}
        data-compact={compact ? '' : undefined}
        data-picture={picture ? '' : undefined}
        data-below={below ? '' : undefined}
        data-wide={wide ? '' : undefined}
      >
        <div className={styles.words}>
          <div className={styles.above}>
            <Breadcrumbs {...(back === undefined ? {} : { back })} />
            {eyebrow === undefined ? null : <p className={styles.eyebrow}>{eyebrow}</p>}
          </div>
          <h1>{title}</h1>
          {isAcross && isLeadBeside ? null : opening}
          {isAcross ? (
            <div className={styles.offer}>
              {isLeadBeside && opening}
              {offer}
            </div>
          ) : (
            offer
          )}
        </div>
        {below && <div className={styles.below}>{below}</div>}
        {picture && <div className={styles.art}>{picture}</div>}
      </Container>
    </header>
  );
}

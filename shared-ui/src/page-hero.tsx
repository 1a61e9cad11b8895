import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Actions } from './actions.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Mosaic } from './mosaic.tsx';
import { Container } from './section.tsx';
import type { SiteDestination } from './site-link.tsx';
import { space, token } from './tokens.tsx';

const Band = styled('header')({ position: 'relative', overflow: 'clip', backgroundColor: token.paper });

const Layout = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlock: `clamp(${space(4)}, ${space(2)} + 4vw, ${space(11)}) ${token.sectionGap}`,
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    columnGap: space(8),
    alignItems: 'center',
    minHeight: '34rem',
    '&[data-compact]': { minHeight: '20rem', paddingBlock: `${space(5)} ${space(8)}` },
  },
});

const Words = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  minWidth: 0,
  '& h1': { fontSize: token.sizeHero, fontWeight: 750, lineHeight: 0.98, letterSpacing: '-0.04em', maxWidth: '15ch' },
});

const Eyebrow = styled('p')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.25),
  fontSize: token.sizeSmall,
  fontWeight: 600,
  color: token.inkSoft,
  '&::before': {
    content: '""',
    width: '0.75em',
    height: '0.75em',
    backgroundColor: token.highlight,
    borderRadius: '0 0 0.75em 0',
  },
});

const Lead = styled('p')({ fontSize: token.sizeLead, lineHeight: 1.5, color: token.inkSoft, maxWidth: '48ch' });

const Art = styled('div')({
  // A strip of the first two rows below the words; beside them the whole mosaic, never cropped.
  aspectRatio: '6 / 2',
  minHeight: 0,
  overflow: 'clip',
  '& > svg': { height: 'auto' },
  marginInline: `calc(-1 * ${token.gutter})`,
  marginBlockEnd: `calc(-1 * ${token.sectionGap})`,
  '@media (min-width: 60rem)': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    height: '100%',
    aspectRatio: '6 / 7',
    maxWidth: '44%',
    margin: 0,
    '& > svg': { height: '100%' },
    '&[data-compact]': { aspectRatio: '6 / 4' },
  },
  '@media print': { display: 'none' },
});

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
  /** A link to the page above this one. It is part of the trail that stands above the title. */
  back?: { to: SiteDestination; label: string };
  /** Seed of the mosaic; `false` for a hero without art. Default: the title. */
  art?: string | false;
  /** Half the height, for pages that are read rather than sold. */
  compact?: boolean;
}

/** How every page opens: what it offers, for whom, at what price, and what to do about it. */
export function PageHero({ title, eyebrow, lead, price, actions, back, art = title, compact }: PageHeroProps) {
  return (
    <Band>
      <Layout data-compact={compact ? '' : undefined}>
        <Words>
          <Breadcrumbs {...(back === undefined ? {} : { back })} />
          {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {lead === undefined ? null : <Lead>{lead}</Lead>}
          {price}
          {actions === undefined ? null : <Actions>{actions}</Actions>}
        </Words>
        {art === false ? null : (
          <Art data-compact={compact ? '' : undefined}>
            <Mosaic seed={art} columns={6} rows={compact ? 4 : 7} seam={2} fade="start" fit="contain" assemble />
          </Art>
        )}
      </Layout>
    </Band>
  );
}

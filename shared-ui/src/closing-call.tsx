import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Actions } from './actions.tsx';
import { Mosaic } from './mosaic.tsx';
import { Container } from './section.tsx';
import { inkTone, space, token } from './tokens.tsx';

const Band = styled('section')({ ...inkTone, position: 'relative', overflow: 'clip' });

const Layout = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: token.sectionGap,
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space(8) },
});

const Words = styled('div')({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  '& h2': { fontSize: token.sizeTitle, maxWidth: '20ch' },
  '& > p': { fontSize: token.sizeLead, lineHeight: 1.5, color: token.inkSoft, maxWidth: '48ch' },
});

const Art = styled('div')({
  aspectRatio: '6 / 2',
  minHeight: 0,
  overflow: 'clip',
  '& > svg': { height: 'auto' },
  marginInline: `calc(-1 * ${token.gutter})`,
  marginBlock: `${space(6)} calc(-1 * ${token.sectionGap})`,
  '@media (min-width: 60rem)': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    height: '100%',
    aspectRatio: '6 / 4',
    maxWidth: '46%',
    margin: 0,
    '& > svg': { height: '100%' },
  },
});

/** Props of {@link ClosingCall}. */
export interface ClosingCallProps {
  heading: string;
  text?: ReactNode;
  actions: ReactNode;
  /** Seed of the mosaic. Default: the heading. */
  art?: string;
  /** Anchor. */
  id?: string;
}

/** How a page ends: one clear action on a dark band. */
export function ClosingCall({ heading, text, actions, art = heading, id }: ClosingCallProps) {
  return (
    <Band id={id} aria-label={heading} data-no-print="">
      <Layout>
        <Words>
          <h2>{heading}</h2>
          {text === undefined ? null : <p>{text}</p>}
          <Actions>{actions}</Actions>
        </Words>
        <Art>
          <Mosaic seed={art} columns={6} rows={4} seam={2} fade="start" fit="contain" />
        </Art>
      </Layout>
    </Band>
  );
}

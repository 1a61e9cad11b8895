import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Actions, Container, space, token } from 'shared-ui';
import { headerHeight } from '../layout/header.tsx';
import { MissingTile } from './missing-tile.tsx';

const Layout = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  paddingBlock: `clamp(${space(5)}, 5vw, ${space(10)}) ${token.sectionGap}`,
  '& h1': { fontSize: token.sizeHero, lineHeight: 1, letterSpacing: '-0.04em', marginBlockEnd: space(3) },
  '& p': {
    fontSize: token.sizeLead,
    lineHeight: 1.5,
    color: token.inkSoft,
    maxWidth: '36ch',
    marginBlockEnd: space(4),
  },
  '& > svg': { maxWidth: '22rem' },
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'center',
    minHeight: `calc(100svh - ${headerHeight})`,
    '& > svg': { maxWidth: 'none' },
  },
  '@media print': { '& > svg': { display: 'none' } },
});

/** A page that says that something is missing or failed, and what to do next. */
export function Screen({
  title,
  titleLanguage,
  text,
  children,
}: {
  title: string;
  /** Where it is not the page's. */
  titleLanguage?: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Layout>
      <div>
        <h1 lang={titleLanguage}>{title}</h1>
        <p>{text}</p>
        <Actions>{children}</Actions>
      </div>
      <MissingTile />
    </Layout>
  );
}

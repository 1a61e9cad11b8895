import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Actions, Container, Mosaic, space, token } from 'shared-ui';

const Layout = styled(Container)({
  display: 'grid',
  gap: space(5),
  paddingBlock: token.sectionGap,
  '@media (min-width: 60rem)': { gridTemplateColumns: '1.2fr 1fr', alignItems: 'center' },
  '& h1': { fontSize: token.sizeTitle, marginBlockEnd: space(2) },
  '& p': { fontSize: token.sizeLead, color: token.inkSoft, maxWidth: '44ch', marginBlockEnd: space(4) },
});

const Art = styled('div')({ height: 'clamp(10rem, 30vw, 20rem)', minWidth: 0 });

/** A page that says that something is missing or failed, and what to do next. */
export function Screen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Layout>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <Actions>{children}</Actions>
      </div>
      <Art>
        <Mosaic seed={title} columns={8} rows={6} />
      </Art>
    </Layout>
  );
}

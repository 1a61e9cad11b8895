import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space, token } from 'shared-ui';
import type { Navigation } from '../routing/navigation.ts';
import { ChatButton } from './chat-button.tsx';
import { layoutCopy } from './content.ts';
import { Footer } from './footer.tsx';
import { Header, headerHeight } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { UnlessFramed } from './unless-framed.tsx';

const SkipLink = styled('a')({
  position: 'fixed',
  insetBlockStart: space(1),
  insetInlineStart: space(1),
  zIndex: 30,
  padding: `${space(1.5)} ${space(2.5)}`,
  backgroundColor: token.accent,
  color: token.onAccent,
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
  '@media print': { display: 'none' },
});

const Main = styled('main')({
  // Where there is a header: an embedded page has none.
  'header ~ &': {
    minHeight: `calc(100svh - ${headerHeight})`,
    '@media screen and (scripting: enabled)': { paddingBlockStart: headerHeight },
  },
  '& :is(h1, h1 *):focus, &:focus': { outline: 'none' },
});

/** What every page shares around its content. */
export function Layout({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return (
    <>
      <UnlessFramed>
        <SkipLink href="#contenido">{layoutCopy.skip}</SkipLink>
        <Header />
      </UnlessFramed>
      <NavigationProgress navigation={navigation} />
      <Main id="contenido" tabIndex={-1}>
        {children}
      </Main>
      <UnlessFramed>
        <Footer />
        <ChatButton />
      </UnlessFramed>
    </>
  );
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { partAttribute, type Route } from 'shared-types';
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

interface LayoutProps {
  navigation: Navigation;
  /** The page's; nothing on the not-found page. */
  route: Route | undefined;
  children: ReactNode;
}

/** What every page shares around its content. */
export function Layout({ navigation, route, children }: LayoutProps) {
  return (
    <>
      <UnlessFramed embeddable={route?.embeddable}>
        <SkipLink href="#contenido">{layoutCopy.skip}</SkipLink>
        <Header />
      </UnlessFramed>
      <NavigationProgress navigation={navigation} />
      <Main id="contenido" tabIndex={-1} {...{ [partAttribute]: route?.workspace }}>
        {children}
      </Main>
      <UnlessFramed embeddable={route?.embeddable}>
        <Footer />
        <ChatButton />
      </UnlessFramed>
    </>
  );
}

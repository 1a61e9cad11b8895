import type { ReactNode } from 'react';
import { partAttribute, type Route } from '@mosaico/shared-types';
import type { Navigation } from '../routing/navigation.ts';
import { ChatButton } from './chat-button.tsx';
import { layoutCopy } from './content.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { UnlessFramed } from './unless-framed.tsx';
import styles from './layout.module.css';

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
        <a className={styles.skipLink} href="#contenido">
          {layoutCopy.skip}
        </a>
        <Header />
      </UnlessFramed>
      <NavigationProgress navigation={navigation} />
      <main className={styles.main} id="contenido" tabIndex={-1} {...{ [partAttribute]: route?.workspace }}>
        {children}
      </main>
      <UnlessFramed embeddable={route?.embeddable}>
        <Footer />
        <ChatButton />
      </UnlessFramed>
    </>
  );
}

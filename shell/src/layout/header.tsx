import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '@mosaico/shared-types';
import { ActionLink, Container, Logo, SiteLink } from '@mosaico/shared-ui';
import { SearchPanel } from '../search/search-panel.tsx';
import { layoutCopy } from './content.ts';
import { Menu } from './menu.tsx';
import { ServicesPanel } from './services-panel.tsx';
import type { PanelProps } from '../panels/use-panel.ts';
import styles from './header.module.css';

/** Scrolled further than this many px, the header turns translucent. */
const scrollThreshold = 10;

/** The fixed bar of every page: home, service search, the way to a proposal, services and menu. One of its panels is open at a time. `page`: path of the page, if one is shown. */
export function Header({ page }: { page?: string | undefined }) {
  const site = useSite();
  const scrolled = useScrolledPast(scrollThreshold);
  const panel = usePanels();
  return (
    <header className={styles.bar} data-scrolled={scrolled ? '' : undefined}>
      <Container className={styles.row}>
        <SiteLink className={styles.home} to="shell/home" aria-label={`${site.agency.name}: ${layoutCopy.home}`}>
          <Logo name={site.agency.name} />
        </SiteLink>
        <SearchPanel {...panel('search')} />
        <div className={styles.ways}>
          <ActionLink to="shell/home#servicios" icon={null}>
            {layoutCopy.quote}
          </ActionLink>
          <ServicesPanel {...panel('services')} page={page} />
          <Menu {...panel('menu')} />
        </div>
      </Container>
    </header>
  );
}

type PanelName = 'menu' | 'search' | 'services';

/** Props of each panel: opening one closes the others, and whatever page comes next closes all. */
function usePanels(): (name: PanelName) => PanelProps {
  const location = useLocation();
  const [last, setLast] = useState(location);
  const [shown, setShown] = useState<PanelName>();
  if (last.key !== location.key) {
    setLast(location);
    // Not another tab of this page: its code may load and report it late.
    if (last.pathname !== location.pathname || last.search === location.search) setShown(undefined);
  }
  return (name) => ({
    open: shown === name,
    onOpenChange: (open) => setShown((other) => (open ? name : other === name ? undefined : other)),
  });
}

function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = (): void => setPast(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [threshold]);
  return past;
}

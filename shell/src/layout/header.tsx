import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from 'shared-types';
import { Container, Logo, SiteLink, space, token } from 'shared-ui';
import { SearchPanel } from '../search/search-panel.tsx';
import { layoutCopy } from './content.ts';
import { Menu } from './menu.tsx';
import { wide } from './panel-styles.ts';
import type { PanelProps } from './use-panel.ts';

/** The header's height; the page begins below it. */
export const headerHeight = '4.5rem';
/** Scrolled further than this many px, the header turns translucent. */
const scrollThreshold = 10;

const Bar = styled('header')({
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 10,
  backgroundColor: token.paper,
  borderBlockEnd: '1px solid transparent',
  transition: `background-color ${token.fast} ${token.ease}, border-color ${token.fast} ${token.ease}`,
  // Without JavaScript the menu is open, so the header is not fixed.
  '@media (scripting: enabled)': { position: 'fixed', height: headerHeight },
  '&[data-scrolled]': {
    backgroundColor: `color-mix(in srgb, ${token.paper} 82%, transparent)`,
    backdropFilter: 'blur(14px) saturate(1.4)',
    borderColor: token.line,
  },
  '@media print': { display: 'none' },
});

const Row = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  minHeight: headerHeight,
  // The icons' own room is as wide as the gutter's: what is drawn of them ends where the page's text does.
  '& > :last-child > button': { marginInlineEnd: `calc(-1 * ${space(1.75)})` },
  [wide]: {
    // Equal sides keep the search in the centre.
    gridTemplateColumns: 'minmax(auto, 1fr) minmax(0, clamp(15rem, 38vw - 4rem, 34rem)) minmax(auto, 1fr)',
    columnGap: `clamp(${space(2)}, 2vw, ${space(4)})`,
    '& > :last-child': { justifySelf: 'end' },
    '& > :last-child > button': { marginInlineEnd: 0 },
  },
  // The open menu takes a line of its own.
  '@media (scripting: none)': {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&& > :last-child': { justifySelf: 'stretch' },
  },
});

const Home = styled(SiteLink)({
  display: 'inline-flex',
  justifySelf: 'start',
  maxWidth: '100%',
  minHeight: space(6),
  alignItems: 'center',
  textDecoration: 'none',
  // A phone of 320 px has room for a name of fifteen letters and both icons; a longer name is cut short.
  '& > span': { minWidth: 0, fontSize: 'clamp(1.0625rem, 5.3vw, 1.375rem)' },
  '& > span > span': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', paddingBlock: '0.2em' },
});

/** The fixed bar of every page: home, service search and menu. One of its panels is open at a time. */
export function Header() {
  const site = useSite();
  const scrolled = useScrolledPast(scrollThreshold);
  const panel = usePanels();
  return (
    <Bar data-scrolled={scrolled ? '' : undefined}>
      <Row>
        <Home to="shell/home" aria-label={`${site.agency.name}: ${layoutCopy.home}`}>
          <Logo name={site.agency.name} />
        </Home>
        <SearchPanel {...panel('search')} />
        <Menu {...panel('menu')} />
      </Row>
    </Bar>
  );
}

type PanelName = 'menu' | 'search';

/** Props of each panel: opening one closes the other, and whatever page comes next closes both. */
function usePanels(): (name: PanelName) => PanelProps {
  const { key } = useLocation();
  const [location, setLocation] = useState(key);
  const [shown, setShown] = useState<PanelName>();
  if (location !== key) {
    setLocation(key);
    setShown(undefined);
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

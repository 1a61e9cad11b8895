import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from 'shared-types';
import { Container, Logo, space, token } from 'shared-ui';
import { layoutCopy } from './content.ts';
import { Menu } from './menu.tsx';

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
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: headerHeight,
  // The open menu takes a line of its own.
  '@media (scripting: none)': { flexWrap: 'wrap' },
});

const Home = styled(Link)({
  display: 'inline-flex',
  minHeight: space(6),
  alignItems: 'center',
  textDecoration: 'none',
  '& span': { whiteSpace: 'nowrap' },
});

export function Header() {
  const site = useSite();
  const scrolled = useScrolledPast(scrollThreshold);
  return (
    <Bar data-scrolled={scrolled ? '' : undefined}>
      <Row>
        <Home to="/" aria-label={`${site.agency.name}: ${layoutCopy.home}`}>
          <Logo name={site.agency.name} />
        </Home>
        <Menu />
      </Row>
    </Bar>
  );
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

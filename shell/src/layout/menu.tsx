import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useAddress, useSite } from 'shared-types';
import { ActionLink, ArrowRight, hiddenStyle, space, token } from 'shared-ui';
import { BarButton } from './bar-button.tsx';
import { layoutCopy, menuLinks } from './content.ts';
import { MenuIcon } from './menu-icon.tsx';
import { card, sheet, unfolding, wide } from './panel-styles.ts';
import { usePanel, type PanelProps } from './use-panel.ts';

const Region = styled('div')({ [wide]: { position: 'relative' } });

// On a phone the icon speaks for itself.
const Word = styled('span')({ '@media (max-width: 29.99rem)': hiddenStyle });

const Panel = styled('nav')({
  ...sheet,
  ...unfolding,
  '& ul': { margin: 0 },
  '& li + li': { borderBlockStart: `1px solid ${token.line}` },
  '& li a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(2),
    minHeight: space(8),
    paddingInline: `${space(2)} ${space(1)}`,
    color: token.ink,
    fontFamily: token.display,
    fontSize: 'clamp(1.125rem, 5.3vw, 1.25rem)',
    fontWeight: 650,
    letterSpacing: '-0.015em',
    lineHeight: 1.2,
    textDecoration: 'none',
  },
  // A tile at the start of the row: the same sign as in the search's list.
  '& li a::before': {
    content: '""',
    position: 'absolute',
    insetBlock: space(1.5),
    insetInlineStart: 0,
    width: '4px',
    borderRadius: '0 0 4px 0',
  },
  '& li a svg': { flex: 'none', color: token.accentText, transition: `transform ${token.fast} ${token.ease}` },
  '& li a:hover': { backgroundColor: token.accentSoft },
  '& li a:hover::before, & li a[aria-current="page"]::before': { backgroundColor: token.accent },
  '& li a:hover svg': { transform: 'translateX(3px)' },
  '& li a:focus-visible': { outlineOffset: '-3px' },
  '& > div': { marginBlockStart: space(2) },
  [wide]: {
    ...card,
    insetInline: 'auto 0',
    insetBlockStart: `calc(100% + ${space(1.25)})`,
    width: space(46),
    maxHeight: `calc(100dvh - ${space(12)})`,
    padding: space(2),
  },
  '@media (scripting: none)': {
    '&, &[data-closed]': {
      position: 'static',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space(2),
      width: 'auto',
      maxHeight: 'none',
      padding: `0 0 ${space(2)}`,
      border: 0,
      boxShadow: 'none',
      background: 'none',
    },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: space(4) },
    '& li + li': { border: 0 },
    '& li a': { minHeight: space(6), paddingInline: 0, fontSize: token.sizeBody },
    '& li a::before': { display: 'none' },
    '& > div': { margin: 0 },
  },
});

/** The menu button and its panel. */
export function Menu({ open, onOpenChange }: PanelProps) {
  const site = useSite();
  const addressOf = useAddress();
  const id = useId();
  const { region, toggle } = usePanel({ open, onOpenChange });
  return (
    <Region ref={region}>
      <BarButton ref={toggle} type="button" aria-expanded={open} aria-controls={id} onClick={() => onOpenChange(!open)}>
        <MenuIcon open={open} />
        <Word>{layoutCopy.menu}</Word>
      </BarButton>
      <Panel id={id} aria-label={layoutCopy.menuName} data-closed={open ? undefined : ''}>
        <ul role="list">
          {menuLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={addressOf(to)} onClick={() => onOpenChange(false)}>
                {label}
                <ArrowRight />
              </NavLink>
            </li>
          ))}
        </ul>
        <div>
          <ActionLink href={site.links.crmLogin} look="secondary" wide>
            {layoutCopy.crmLogin}
          </ActionLink>
        </div>
      </Panel>
    </Region>
  );
}

import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSite } from 'shared-types';
import { ActionButton, ActionLink, space, token } from 'shared-ui';
import { layoutCopy, menuLinks } from './content.ts';
import { MenuIcon } from './menu-icon.tsx';

const panelId = 'menu-principal';

const Anchor = styled('div')({ position: 'relative' });

const Toggle = styled(ActionButton)({
  '@media (scripting: none)': { display: 'none' },
  '@media (max-width: 30rem)': { minHeight: space(6), paddingInline: space(1.75) },
});

const Panel = styled('nav')({
  display: 'grid',
  gap: space(1),
  padding: space(2),
  '& ul': { display: 'grid', gap: space(0.5), margin: 0 },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: space(6),
    paddingInline: space(1.5),
    borderRadius: token.radius,
    color: token.ink,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& li a:hover': { backgroundColor: token.accentSoft },
  '@media (scripting: enabled)': {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space(1.5)})`,
    insetInlineEnd: 0,
    width: 'min(21rem, calc(100vw - 2.5rem))',
    maxHeight: 'calc(100svh - 6rem)',
    overflowY: 'auto',
    backgroundColor: token.raised,
    border: `1px solid ${token.line}`,
    borderRadius: `${token.radius} ${token.radius} ${token.corner} ${token.radius}`,
    boxShadow: token.shadowLift,
    '&[data-closed]': { display: 'none' },
  },
});

/** The menu button and its panel: opens and closes on click, closes on Escape, outside clicks and navigation. */
export function Menu() {
  const site = useSite();
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  const anchor = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !anchor.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = ({ key: pressed }: KeyboardEvent): void => {
      if (pressed !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return (
    <Anchor ref={anchor}>
      <Toggle
        ref={toggle}
        look="secondary"
        icon={<MenuIcon open={open} />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {layoutCopy.menu}
      </Toggle>
      <Panel id={panelId} aria-label={layoutCopy.menuName} data-closed={open ? undefined : ''}>
        <ul role="list">
          {menuLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <ActionLink href={site.links.crmLogin} look="secondary" wide>
          {layoutCopy.crmLogin}
        </ActionLink>
      </Panel>
    </Anchor>
  );
}

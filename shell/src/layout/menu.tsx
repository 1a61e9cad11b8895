import { clsx } from 'clsx';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { telephoneLink, useAddress, useSite } from '@mosaico/shared-types';
import { ActionLink, ArrowRight } from '@mosaico/shared-ui';
import { BarButton } from '../panels/bar-button.tsx';
import { layoutCopy, menuLinks } from './content.ts';
import { MenuIcon } from './menu-icon.tsx';
import { usePanel, type PanelProps } from '../panels/use-panel.ts';
import panel from '../panels/panel.module.css';
import styles from './menu.module.css';

/** The menu button and its panel. */
export function Menu({ open, onOpenChange }: PanelProps) {
  const site = useSite();
  const { telephone } = site.agency;
  const addressOf = useAddress();
  const id = useId();
  const { region, toggle } = usePanel({ open, onOpenChange });
  return (
    <div className={styles.region} ref={region}>
      <BarButton ref={toggle} type="button" aria-expanded={open} aria-controls={id} onClick={() => onOpenChange(!open)}>
        <MenuIcon open={open} />
        <span className={styles.word}>{layoutCopy.menu}</span>
      </BarButton>
      <nav
        className={clsx(panel.sheet, panel.card, styles.panel)}
        id={id}
        aria-label={layoutCopy.menuName}
        hidden={!open}
      >
        <ul role="list">
          {menuLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink discover="none" to={addressOf(to)} onClick={() => onOpenChange(false)}>
                {label}
                <ArrowRight />
              </NavLink>
            </li>
          ))}
        </ul>
        <div>
          <ActionLink href={site.links.crmLogin} look="secondary" wide>
            <span lang="en">{layoutCopy.crmLogin}</span>
          </ActionLink>
          {telephone === undefined ? null : (
            <ActionLink href={telephoneLink(telephone)} look="text" wide>
              {layoutCopy.call} {telephone}
            </ActionLink>
          )}
        </div>
      </nav>
    </div>
  );
}

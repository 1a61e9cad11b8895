import { clsx } from 'clsx';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useServices } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import { BarButton } from '../panels/bar-button.tsx';
import { layoutCopy } from './content.ts';
import { usePanel, type PanelProps } from '../panels/use-panel.ts';
import panel from '../panels/panel.module.css';
import menu from './menu.module.css';
import styles from './services-panel.module.css';

/** What the releases sell, each with its page and its price, from every page. In the HTML, like the menu. */
export function ServicesPanel({ open, onOpenChange }: PanelProps) {
  const services = useServices();
  const id = useId();
  const { region, toggle } = usePanel({ open, onOpenChange });
  if (services.length === 0) return null;
  return (
    <div className={menu.region} ref={region}>
      <BarButton ref={toggle} type="button" aria-expanded={open} aria-controls={id} onClick={() => onOpenChange(!open)}>
        <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M2 2h7v7H2zM11 2h7v7h-7zM2 11h7v7H2zM11 11h7a7 7 0 0 1-7 7z" fill="currentColor" />
        </svg>
        <span className={styles.word}>{layoutCopy.services}</span>
      </BarButton>
      <nav
        className={clsx(panel.sheet, panel.card, styles.panel)}
        id={id}
        aria-label={layoutCopy.servicesName}
        hidden={!open}
      >
        <ul role="list">
          {services.map(({ path, title, price }) => (
            <li key={path}>
              <NavLink to={path} onClick={() => onOpenChange(false)}>
                {title}
              </NavLink>
              <Price amount={price} size="small" />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

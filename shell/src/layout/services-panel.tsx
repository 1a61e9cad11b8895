import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { section, useHasServices } from '@mosaico/shared-types';
import { BarButton } from '../panels/bar-button.tsx';
import { layoutCopy } from './content.ts';
import { usePanel, type PanelProps } from '../panels/use-panel.ts';
import panel from '../panels/panel.module.css';
import menu from './menu.module.css';
import styles from './services-panel.module.css';

const Services = section('static', () => import(/* webpackChunkName: "static" */ './service-list.tsx'));

/** What the releases sell, each with its page and its price, from every page. In the HTML, like the menu. */
export function ServicesPanel({ open, onOpenChange, page }: PanelProps & { page: string | undefined }) {
  const hasServices = useHasServices();
  const [current, setCurrent] = useState(page);
  if (page && page !== current) setCurrent(page);
  const id = useId();
  const { region, toggle } = usePanel({ open, onOpenChange });
  const follow = useEffectEvent(({ target }: Event): void => {
    if (target instanceof Element && target.closest('a')) onOpenChange(false);
  });
  useEffect(() => {
    const element = region.current;
    // React dispatches no events of HTML that it does not hydrate.
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [region]);
  if (!hasServices) return null;
  return (
    <div className={menu.region} ref={region}>
      <BarButton
        ref={toggle}
        className={styles.toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
      >
        {layoutCopy.services}
      </BarButton>
      <nav
        className={clsx(panel.sheet, panel.card, styles.panel)}
        id={id}
        aria-label={layoutCopy.servicesName}
        hidden={!open}
      >
        {/* Another page is another current one among the links. Where none could be loaded, the list stays: it may not be known. */}
        <Services key={current} frame={<ul role="list" />} />
      </nav>
    </div>
  );
}

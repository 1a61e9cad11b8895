import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { Search, Tooltip } from '@mosaico/shared-ui';
import { BarButton } from '../panels/bar-button.tsx';
import { usePanel, type PanelProps } from '../panels/use-panel.ts';
import { searchCopy } from './content.ts';
import { ServiceSearch } from './service-search.tsx';
import panel from '../panels/panel.module.css';
import styles from './search-panel.module.css';

/** Milliseconds until the tooltip of the search's icon shows. */
const tooltipDelay = 2_000;

/**
 * The service search's place in the header: in the bar where there is room, else in a panel below an icon. It is one box;
 * CSS alone decides, so the prerendered header is right at every width.
 */
export function SearchPanel({ open, onOpenChange }: PanelProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { region, toggle } = usePanel({ open, onOpenChange });
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  return (
    <div className={styles.region} ref={region}>
      <Tooltip text={searchCopy.tooltip} delay={tooltipDelay}>
        {(props) => (
          <BarButton
            {...props}
            className={styles.toggle}
            ref={toggle}
            type="button"
            aria-label={searchCopy.label}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => onOpenChange(!open)}
          >
            <Search />
          </BarButton>
        )}
      </Tooltip>
      <div className={clsx(panel.sheet, styles.panel)} id={id} hidden={!open}>
        <ServiceSearch field={field} onChosen={() => onOpenChange(false)} />
      </div>
    </div>
  );
}

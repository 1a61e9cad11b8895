import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { Tooltip } from 'shared-ui';
import { BarButton } from '../layout/bar-button.tsx';
import { sheet, unfolding, wide } from '../layout/panel-styles.ts';
import { usePanel, type PanelProps } from '../layout/use-panel.ts';
import { searchCopy } from './content.ts';
import { SearchIcon } from './search-icon.tsx';
import { ServiceSearch } from './service-search.tsx';

/** Milliseconds until the tooltip of the search's icon shows. */
const tooltipDelay = 2_000;

// The box does nothing without scripts.
const Region = styled('div')({ display: 'grid', '@media (scripting: none)': { display: 'none' } });

const Toggle = styled(BarButton)({ [wide]: { display: 'none' } });

const Panel = styled('div')({
  ...sheet,
  // The search's list scrolls by itself.
  overflow: 'visible',
  ...unfolding,
  [wide]: {
    '&, &[data-closed]': {
      position: 'static',
      display: 'block',
      maxHeight: 'none',
      padding: 0,
      border: 0,
      background: 'none',
      boxShadow: 'none',
      animation: 'none',
    },
  },
});

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
    <Region ref={region}>
      <Tooltip text={searchCopy.tooltip} delay={tooltipDelay}>
        {(props) => (
          <Toggle
            {...props}
            ref={toggle}
            type="button"
            aria-label={searchCopy.label}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => onOpenChange(!open)}
          >
            <SearchIcon />
          </Toggle>
        )}
      </Tooltip>
      <Panel id={id} data-closed={open ? undefined : ''}>
        <ServiceSearch field={field} onChosen={() => onOpenChange(false)} />
      </Panel>
    </Region>
  );
}

import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { focusRing, space, token } from './tokens.tsx';
import { useHydrated } from './use-hydrated.tsx';

const TabList = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media (max-width: 36rem)': { '&[data-count="4"]': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' } },
  gap: '3px',
  maxWidth: '52rem',
  marginBlockEnd: space(3),
  // Without scripts a tab could do nothing, and all panels stand below each other.
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

const TabTile = styled('button')({
  minHeight: space(7),
  padding: `${space(1)} clamp(0.25rem, 1.5vw, ${space(1.5)})`,
  border: 0,
  borderRadius: token.radius,
  backgroundColor: `color-mix(in srgb, ${token.ink} 7%, transparent)`,
  color: token.inkSoft,
  fontFamily: token.text,
  fontSize: `clamp(0.8125rem, 0.5rem + 1.4vw, ${token.sizeBody})`,
  fontWeight: 600,
  hyphens: 'auto',
  cursor: 'pointer',
  transition: `background-color ${token.fast} ${token.ease}, color ${token.fast} ${token.ease}, border-radius ${token.fast} ${token.ease}`,
  '&:hover': { backgroundColor: token.accentSoft, color: token.ink },
  '&[aria-selected="true"]': {
    backgroundColor: token.ink,
    color: token.paper,
    borderRadius: `${token.radius} ${token.radius} 20px ${token.radius}`,
  },
  '&:focus-visible': { ...focusRing, position: 'relative', zIndex: 1 },
});

const Panel = styled('div')({
  // Before hydration `hidden` is not set yet; a browser that will run scripts shows the chosen panel only.
  '@media screen and (scripting: enabled)': { '&:not([data-chosen])': { display: 'none' } },
  '@media not all and (scripting: enabled)': { '& + &': { marginBlockStart: space(4) } },
  '@media print': { display: 'block', '& + &': { marginBlockStart: space(4) } },
});

/** One tab and what it shows. */
export interface PlanTab<Id extends string> {
  id: Id;
  label: string;
  panel: ReactNode;
}

/** Props of {@link PlanTabs}; controlled. */
export interface PlanTabsProps<Id extends string> {
  /** Name of the group of tabs for screen readers. */
  label: string;
  tabs: readonly PlanTab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Tabs whose panels are all in the HTML: search engines and browsers without scripts read every plan. */
export function PlanTabs<Id extends string>({ label, tabs, value, onChange }: PlanTabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  const move = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.id === value);
    const last = tabs.length - 1;
    const to = {
      ArrowRight: now === last ? 0 : now + 1,
      ArrowLeft: now === 0 ? last : now - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <div>
      <TabList ref={list} role="tablist" aria-label={label} data-count={tabs.length}>
        {tabs.map((tab) => (
          <TabTile
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}-tab`}
            aria-controls={`${base}${tab.id}`}
            aria-selected={tab.id === value}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </TabTile>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${base}${tab.id}`}
          aria-labelledby={`${base}${tab.id}-tab`}
          data-chosen={tab.id === value ? '' : undefined}
          hidden={hydrated && tab.id !== value}
        >
          {tab.panel}
        </Panel>
      ))}
    </div>
  );
}

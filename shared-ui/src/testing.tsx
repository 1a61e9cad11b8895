// For unit tests only: not part of the barrel, so no page carries it.
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import {
  ComposedProvider,
  SiteProvider,
  SlotProvider,
  ToastProvider,
  type SiteConfiguration,
  type SlotProps,
  type Toast,
} from 'shared-types';
import demo from '../../environments/demo/site.json';

/** What a test may choose of the shell around a page. */
export interface ShellForTests {
  /** Path, search and hash the page is opened at. Default: `/`. */
  address?: string;
  /** Default: the demonstration's. */
  site?: SiteConfiguration;
  toast?: Toast;
  /** Day on which the page was prerendered. */
  composed?: string;
}

const quiet: Toast = { show: () => '', promise: () => '', dismiss: () => undefined };

/** The element as the shell would show it: site configuration, toasts, slots (as their names), and a router in memory. */
export function inShell(
  element: ReactNode,
  { address = '/', site = demo, toast = quiet, composed = '2026-01-15' }: ShellForTests = {},
): ReactNode {
  return (
    <MemoryRouter initialEntries={[address]}>
      <SiteProvider value={site}>
        <ToastProvider value={toast}>
          <ComposedProvider value={composed}>
            <SlotProvider value={SlotName}>{element}</SlotProvider>
          </ComposedProvider>
        </ToastProvider>
      </SiteProvider>
    </MemoryRouter>
  );
}

function SlotName({ name }: SlotProps) {
  return <div role="group" aria-label={name} />;
}

import type { bootScriptName, BootScript } from '@mosaico/shared-types';

/**
 * Whether the page's heading is hydrated, by the document's boot script: its island has committed, and its effects have run. It runs in the
 * page, so it uses nothing from outside. It reads no clock, which a journey may have stopped.
 */
export function isHydrated(): boolean {
  const heading = document.querySelector('main h1');
  const { mosaicoGuard } = window as unknown as Partial<Record<typeof bootScriptName, BootScript>>;
  return heading !== null && mosaicoGuard?.isAsleep(heading) === false;
}

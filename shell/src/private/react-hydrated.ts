// Library: react-dom 19.3. Symbol: `__reactFiber`, the beginning of the key of React's own record on each element that it renders or hydrates.
// Why: journeys and measurements wait until a page is hydrated. Nothing public says so. Marks and timers would not do, since a journey may
// stop the page's clock. No code of a page uses it. Upstream: no issue yet.

/** Whether React has hydrated the page's heading. It runs in the page, so it uses nothing from outside. */
export function isHydrated(): boolean {
  return Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
}

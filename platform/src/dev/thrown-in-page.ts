/** Milliseconds that a page has to go away after an error. */
const settleMs = 250;
/** Milliseconds after which a page that was to be left has stayed, as for a download or a link to a mail program. */
const stayedMs = 10_000;

/** The window's event after a hot reload, which `refresh-errors.cjs` sends. */
const refreshed = 'mosaico:refreshed';

/**
 * Reports what a page throws or leaves unhandled, each once. What it was still loading when a visitor leaves it fails, which is nobody's
 * fault: an error is reported only if the page stays. A page that has thrown is loaded anew once it has other modules, which may have mended
 * it: the server may receive the error after it has compiled them.
 */
export function watchThrown(
  page: Window & typeof globalThis,
  report: (thrown: unknown) => void,
  reload: () => void = () => page.location.reload(),
): void {
  const reported = new Set<string>();
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  let leavingUntil = 0;
  const thrown = (error: unknown): void => {
    const key = (error instanceof Error ? error.stack : undefined) ?? String(error);
    // React renders again what has thrown.
    if (reported.has(key) || Date.now() < leavingUntil) return;
    reported.add(key);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      report(error);
    }, settleMs);
    waiting.add(timer);
  };
  const leave = (): void => {
    leavingUntil = Date.now() + stayedMs;
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
    // What has come before may still be true once the page is shown again.
    reported.clear();
  };
  // What is no error here is an image that does not load, or the browser's own remark.
  page.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error !== null && error !== undefined) thrown(error);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => thrown(reason));
  // Some browsers end requests before they hide the page.
  page.addEventListener('beforeunload', leave);
  page.addEventListener('pagehide', leave);
  page.addEventListener(refreshed, () => {
    if (reported.size > 0) reload();
  });
  page.addEventListener('pageshow', () => {
    leavingUntil = 0;
  });
}

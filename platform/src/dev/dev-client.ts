import { noticeId } from '@mosaico/shared-types';
import { isOverlayShown, showOverlay, type OverlayMessage } from '../private/dev-overlay.ts';
import type { Problem, SiteState } from './problems.ts';
import { watchThrown } from './thrown-in-page.ts';

// Runs first in development documents, and on a deployed site that shows a local source: webpack-dev-server's overlay for the
// whole site, with errors of the page.
const { src, dataset } = document.currentScript as HTMLScriptElement;
const { build } = dataset;
let shown = '';

function show({ problems, isChecking, build: now }: SiteState): void {
  if (now !== build) return location.reload();
  const messages = problems.map(messageOf);
  const last = messages.at(-1);
  if (last && isChecking) last.message += '\n\ntypes: checking';
  // A dismissed overlay opens again when the problems change.
  const key = JSON.stringify(problems);
  if (key === shown && !isOverlayShown()) return;
  shown = key;
  showOverlay(messages);
}

const placeKey = 'mosaico-dev-place';
// webpack loads a page anew, too: whose module cannot be replaced.
window.addEventListener('pagehide', () => sessionStorage.setItem(placeKey, String(window.scrollY)));

/** The page is rendered here, and is short at first: the browser itself would stay at its top. */
function returnToPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  const place = Number(sessionStorage.getItem(placeKey));
  const isLate = performance.now() + 10_000;
  const go = (): void => {
    const isShown = document.documentElement.scrollHeight - window.innerHeight >= place;
    if (isShown) window.scrollTo({ top: place, behavior: 'instant' });
    else if (performance.now() < isLate) requestAnimationFrame(go);
  };
  if (isReload && place > 0) go();
}

const messageOf = ({ file, text }: Problem): OverlayMessage => ({
  ...(file !== undefined && { file }),
  message: text,
});

// The server finds the line of the source, prints it, and shows it in the overlay.
watchThrown(window, (thrown) => {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  navigator.sendBeacon(new URL('errors', src), JSON.stringify({ text: String(thrown), stack, build }));
});

let events: EventSource | undefined;
/** Tabs that nobody looks at listen to nothing: browsers open but six connections to a host. */
function listen(): void {
  if (document.hidden) {
    events?.close();
    events = undefined;
  } else if (!events) {
    events = new EventSource(new URL('state', src));
    events.addEventListener('message', ({ data }: MessageEvent<string>) => show(JSON.parse(data) as SiteState));
  }
}
const begin = (): void => {
  // It is the visitors' notice that a part does not respond; the overlay says why.
  document.getElementById(noticeId)?.remove();
  returnToPlace();
  document.addEventListener('visibilitychange', listen);
  listen();
};
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();

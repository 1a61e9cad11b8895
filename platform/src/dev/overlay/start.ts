import type { Problem } from '../problems.ts';
import { ProblemOverlay } from './problem-overlay.ts';

// Begins before the site does, and needs nothing of it: the site may be what does not work.
const script = document.currentScript as HTMLScriptElement;
const overlay = new ProblemOverlay();
const show = (problems: readonly Problem[]): void => {
  if (script.dataset.siteless !== undefined) void reloadOnceThereIsASite();
  if (!overlay.isConnected) (document.body as HTMLElement | null)?.append(overlay);
  overlay.show(problems);
};

async function reloadOnceThereIsASite(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD' }).catch(() => ({ ok: false }));
  if (ok) location.reload();
}

let events: EventSource | undefined;
/** Tabs that nobody looks at listen to nothing: browsers open but six connections to a host. */
function listen(): void {
  if (document.hidden) {
    events?.close();
    events = undefined;
  } else if (!events) {
    events = new EventSource(script.dataset.problems ?? '');
    events.addEventListener('message', ({ data }: MessageEvent<string>) => show(JSON.parse(data) as Problem[]));
  }
}

const begin = (): void => {
  document.addEventListener('visibilitychange', listen);
  listen();
};
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();

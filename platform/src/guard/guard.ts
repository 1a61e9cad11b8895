import { bootstrapId, noticeId, partAttribute, rootId, type Guard, type PageFacts } from 'shared-types';
import { copy } from './copy.ts';

/** A start script that has not come after so many milliseconds is asked for a second time, beside the first. */
const patience = 15_000;
/** A visitor hears after so many milliseconds that what they have pressed does not respond. */
const attention = 3_000;
/** Between attempts, in ms; the last one repeats. */
const waits = [1_000, 1_500, 2_000, 3_000, 4_000, 8_000, 15_000];
/** What does nothing by itself: links, details and fields work without scripts. */
const controls = 'button, [role=button], [role=tab]';

/** What the guard needs of the browser; tests give another. */
export interface GuardPort {
  window: Pick<Window, 'addEventListener'>;
  document: Document;
}

/**
 * Stands in every document, so it cannot fail to load: starts the site's scripts and tries again while they do not come,
 * remembers what the visitor presses before the code behind it is there, and says what does not respond.
 */
export function guardOf({ window, document }: GuardPort): Guard {
  const silent = new Set<string>();
  const awake = new WeakSet<Element>();
  let pressed: { control: HTMLElement; part: Element; timer: ReturnType<typeof setTimeout> } | undefined;
  let isBegun = false;
  let started: readonly string[] = [];

  const show = (): void => {
    const notice = document.getElementById(noticeId);
    const text = silent.size > 0 ? copy.silent : '';
    if (notice && notice.textContent !== text) notice.textContent = text;
  };
  const say = (name: string, isSilent: boolean): void => {
    if (isSilent) silent.add(name);
    else silent.delete(name);
    show();
  };
  const nameOf = (part: Element): string => part.getAttribute(partAttribute) ?? '';
  const asleep = (target: EventTarget | null): Element | undefined => {
    const part = target instanceof Element ? target.closest(`[${partAttribute}], #${rootId}`) : null;
    return part && !awake.has(part) ? part : undefined;
  };

  document.addEventListener(
    'click',
    ({ target }) => {
      const part = asleep(target);
      const control = (target as Element).closest<HTMLElement>(controls);
      if (!part || !control) return;
      clearTimeout(pressed?.timer);
      pressed = { control, part, timer: setTimeout(() => say(nameOf(part), true), attention) };
    },
    true,
  );
  // The press on its button is remembered; the browser would load the page anew.
  document.addEventListener('submit', (event) => asleep(event.target) && event.preventDefault(), true);

  const insist = (address: string, failures: number): void => {
    if (isBegun) return;
    const script = document.createElement('script');
    // Another address each time: the browser joins requests for the same one, and a bad answer may be kept for good.
    script.src = failures > 0 ? `${address}?retry=${failures}` : address;
    script.crossOrigin = 'anonymous';
    script.fetchPriority = 'low';
    const { integrity } = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '{}') as PageFacts;
    script.integrity = integrity?.[address] ?? '';
    let isOver = false;
    const again = (): void => {
      clearTimeout(timer);
      if (isOver || isBegun) return;
      isOver = true;
      setTimeout(() => !isBegun && say('', true), waits[0]);
      const next = (): void => {
        clearTimeout(waiting);
        insist(address, failures + 1);
      };
      const waiting = setTimeout(next, waits[Math.min(failures, waits.length - 1)]);
      window.addEventListener('online', next, { once: true });
    };
    const timer = setTimeout(again, patience);
    script.addEventListener('error', again);
    script.addEventListener('load', () => clearTimeout(timer));
    // What it throws while it is evaluated.
    window.addEventListener('error', ({ filename }) => filename === script.src && again());
    document.body.append(script);
  };

  return {
    run(addresses) {
      started = addresses;
      for (const address of addresses) insist(address, 0);
    },
    begin() {
      isBegun = true;
      say('', false);
    },
    fail() {
      isBegun = false;
      say('', true);
      setTimeout(() => started.forEach((address) => insist(address, 1)), waits.at(-1));
    },
    say,
    wake(part) {
      awake.add(part);
      say(nameOf(part), false);
      if (pressed?.part !== part) return;
      clearTimeout(pressed.timer);
      const { control } = pressed;
      pressed = undefined;
      if (control.isConnected) control.click();
    },
  };
}

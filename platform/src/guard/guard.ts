import {
  bootstrapId,
  dehydratedAttribute,
  foreignAttribute,
  noticeId,
  partAttribute,
  rootId,
  wakeEvent,
  type Guard,
  type PageFacts,
} from '@mosaico/shared-types';
import { answersIn } from './answers.ts';
import { copy } from './copy.ts';
import { answerTabs } from './tabs.ts';

/**
 * A start script that has not come after so many milliseconds is asked for once more, beside the first; the next time after
 * twice as many, up to eight times. Whether bytes of it arrive is not told, and a slow line must not be filled with copies.
 */
const patience = 15_000;
/** A visitor hears after so many milliseconds that what they have pressed does not respond. */
const attention = 3_000;
/** Between attempts, in ms; the last one repeats. */
const waits = [1_000, 1_500, 2_000, 3_000, 4_000, 8_000, 15_000];
/** So much of a wait is left to chance: visitors of one outage must not all come back at the same moment. */
const jitter = 0.25;
/** What does nothing by itself: links, details and fields work without scripts. */
const controls = 'button, [role=button], [role=tab]';

/** What the guard needs of the browser; tests give another. */
export interface GuardPort {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  document: Document;
}

/**
 * Stands in every document, so it cannot fail to load: starts the site's scripts and tries again while they do not come,
 * answers what the visitor presses before the code behind it is there or remembers it, and says what does not respond.
 */
export function guardOf({ window, document }: GuardPort): Guard {
  /** What does not respond, and whether that is a part of the page; the rest is everywhere. */
  const silent = new Map<string, boolean>();
  const awake = new WeakSet<Element>();
  /** What has been answered before the code behind it was there; to be told to that. */
  const answered = answersIn(document);
  let pressed: { control: HTMLElement; part: Element; timer: ReturnType<typeof setTimeout> } | undefined;
  /** Start scripts of which nothing is known yet. */
  const awaited = new Set<HTMLScriptElement>();
  let isBegun = false;
  let started: readonly string[] = [];

  const nameOf = (part: Element): string => part.getAttribute(partAttribute) ?? '';
  const isPart = (name: string): boolean =>
    [...document.querySelectorAll(`[${partAttribute}]`)].some((part) => nameOf(part) === name);
  const show = (): void => {
    const notice = document.getElementById(noticeId);
    // The visitor may have gone on to a page without that part.
    const isSilent = [...silent].some(([name, wasPart]) => !wasPart || isPart(name));
    const text = isSilent ? copy.silent : '';
    if (notice && notice.textContent !== text) notice.textContent = text;
  };
  const say = (name: string, isSilent: boolean): void => {
    if (isSilent) silent.set(name, isPart(name));
    else silent.delete(name);
    show();
  };
  const asleep = (target: EventTarget | null): Element | undefined => {
    const part = target instanceof Element ? target.closest(`[${partAttribute}], #${rootId}`) : null;
    return part && !awake.has(part) ? part : undefined;
  };

  answerTabs(document);
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const part = asleep(target);
      const control = target.closest<HTMLElement>(controls);
      // Who follows a link has left what it stood in: the next page may take seconds to come.
      answered.leave(target.closest('a[href]') ? null : target);
      if (!part || !control || control.closest(`[${dehydratedAttribute}]`)) return;
      // React hydrates what is pressed and would answer it a second time.
      event.stopPropagation();
      document.dispatchEvent(new Event(wakeEvent));
      if (answered.press(control)) return;
      clearTimeout(pressed?.timer);
      const name = nameOf(part);
      const timer = setTimeout(() => part.isConnected && nameOf(part) === name && say(name, true), attention);
      pressed = { control, part, timer };
    },
    true,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && answered.leave(null), true);
  // The press on its button is remembered; the browser would load the page anew.
  document.addEventListener('submit', (event) => asleep(event.target) && event.preventDefault(), true);

  const scriptAt = (address: string, failures: number): HTMLScriptElement => {
    const script = document.createElement('script');
    // Another address each time: the browser joins requests for the same one, and a bad answer may be kept for good.
    script.src = failures > 0 ? `${address}?retry=${failures}` : address;
    script.crossOrigin = 'anonymous';
    script.fetchPriority = 'low';
    const { integrity } = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '{}') as PageFacts;
    script.integrity = integrity?.[address] ?? '';
    return script;
  };
  const insist = (address: string, failures: number, hangs = 0, written?: HTMLScriptElement): void => {
    if (isBegun) return;
    const script = written ?? scriptAt(address, failures);
    const again = (isHung: boolean): void => {
      stop();
      if (isBegun) return;
      setTimeout(() => !isBegun && say('', true), waits[0]);
      const next = (): void => {
        clearTimeout(waiting);
        window.removeEventListener('online', next);
        document.removeEventListener('visibilitychange', next);
        document.removeEventListener(wakeEvent, next);
        insist(address, failures + 1, isHung ? hangs + 1 : hangs);
      };
      const wait = waits[Math.min(failures, waits.length - 1)] ?? 0;
      const waiting = setTimeout(next, wait * (1 - jitter * Math.random()));
      window.addEventListener('online', next);
      document.addEventListener('visibilitychange', next);
      document.addEventListener(wakeEvent, next);
    };
    const timer = setTimeout(() => again(true), patience * 2 ** Math.min(hangs, 3));
    const onError = (): void => again(false);
    // What was asked for over the network of before does not come over this one.
    const onOnline = (): void => {
      stop();
      insist(address, failures + 1, hangs);
    };
    // What it throws while it is evaluated.
    const onThrown = ({ filename }: ErrorEvent): void => {
      if (filename === script.src) onError();
    };
    const stop = (): void => {
      clearTimeout(timer);
      script.removeEventListener('error', onError);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('error', onThrown);
    };
    awaited.add(script);
    for (const outcome of ['load', 'error']) script.addEventListener(outcome, () => awaited.delete(script));
    script.addEventListener('error', onError);
    window.addEventListener('online', onOnline);
    script.addEventListener('load', stop);
    window.addEventListener('error', onThrown);
    if (!written) document.body.append(script);
  };
  /** Watches over a start script that the document brings itself, from when that is read on. */
  const expectWritten = (address: string): void => {
    new MutationObserver((_changes, observer) => {
      const written = [...document.scripts].find((script) => script.getAttribute('src') === address);
      if (!written) return;
      observer.disconnect();
      insist(address, 0, 0, written);
    }).observe(document.body, { childList: true });
  };

  return {
    run(addresses, areWritten = false) {
      started = addresses;
      for (const address of addresses)
        if (areWritten) expectWritten(address);
        else insist(address, 0);
    },
    begin() {
      if (isBegun) return false;
      isBegun = true;
      // A second one would bring a second React along, and what comes later would take that. In a document of its own a script
      // is not run.
      const elsewhere = document.implementation.createHTMLDocument('');
      for (const script of awaited) if (script !== document.currentScript) elsewhere.adoptNode(script);
      awaited.clear();
      document.querySelector(`#${rootId}[${foreignAttribute}]`)?.replaceChildren();
      say('', false);
      return true;
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
      const told = answered.take((control) => !asleep(control));
      if (pressed?.part === part) {
        clearTimeout(pressed.timer);
        told.push(pressed.control);
        pressed = undefined;
      }
      for (const control of told) if (control.isConnected) control.click();
    },
    isAsleep: (target) => asleep(target) !== undefined,
  };
}

import {
  bootstrapId,
  dehydratedAttribute,
  foreignAttribute,
  noticeId,
  partAttribute,
  rootId,
  wakeEvent,
  type BootScript,
  type PageFacts,
} from '@mosaico/shared-types';
import { browserRetryPort, PartialDownloadError, RetryQueue, retryWaits } from '@mosaico/shared-types/retry-queue';
import { answersIn } from './answers.ts';
import { copy } from './copy.ts';
import { answerTabs } from './tabs.ts';

/**
 * A start script that has not come after so many ms is loaded a second time, beside the first; the next time after twice as many, up
 * to eight times. A script element does not say whether bytes arrive, and a slow line must not be filled with copies.
 */
const hangTimeoutMs = 15_000;
/** A visitor hears after so many milliseconds that what they have pressed does not respond. */
const pressTimeoutMs = 3_000;
/** What does nothing by itself: links, details and fields work without scripts. */
const controls = 'button, [role=button], [role=tab]';

/** What the boot script needs of the browser; tests give another. */
export interface BootPort {
  window: Window;
  document: Document;
}

/**
 * Stands in every document, so it cannot fail to load: starts the site's scripts and tries again while they do not come,
 * answers what the visitor presses before the code behind it is there or remembers it, and says what does not respond.
 */
export function bootScriptOf({ window, document }: BootPort): BootScript {
  /** What does not respond, and whether that is a part of the page; the rest is everywhere. */
  const silent = new Map<string, boolean>();
  const awake = new WeakSet<Element>();
  /** What has been answered before the code behind it was there; to be told to that. */
  const answered = answersIn(document);
  let pressed: { control: HTMLElement; part: Element; timer: ReturnType<typeof setTimeout> } | undefined;
  /** Start scripts that have neither come nor failed. */
  const awaited = new Set<HTMLScriptElement>();
  /** Attempts to load a start script that have not failed; once the shell has begun, no time limit holds for them. */
  const attempts = new Set<{ stop: () => void; fail: (reason: Error) => void }>();
  const queue = new RetryQueue(browserRetryPort({ window, document }));
  let isBegun = false;

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
      const timer = setTimeout(() => part.isConnected && nameOf(part) === name && say(name, true), pressTimeoutMs);
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
  let hangs = 0;
  /** Rejects when the script does not come, throws, or could not start the shell. */
  const attempt = (address: string, script: HTMLScriptElement): Promise<never> =>
    new Promise((_resolve, reject) => {
      const fail = (reason: Error): void => {
        stop();
        attempts.delete(running);
        if (!isBegun) setTimeout(() => !isBegun && say('', true), retryWaits[0]);
        reject(reason);
      };
      const onError = (): void => fail(new Error(`${address} does not load.`));
      // What was requested over one network does not come over another.
      const onOnline = (): void => fail(new PartialDownloadError(`${address} has not come.`));
      const onThrown = ({ filename }: ErrorEvent): void => {
        if (filename === script.src) fail(new Error(`${address} throws.`));
      };
      const timer = setTimeout(
        () => {
          hangs += 1;
          fail(new Error(`${address} hangs.`));
        },
        hangTimeoutMs * 2 ** Math.min(hangs, 3),
      );
      const stop = (): void => {
        clearTimeout(timer);
        script.removeEventListener('error', onError);
        window.removeEventListener('online', onOnline);
        window.removeEventListener('error', onThrown);
      };
      const running = { stop, fail };
      attempts.add(running);
      awaited.add(script);
      for (const outcome of ['load', 'error']) script.addEventListener(outcome, () => awaited.delete(script));
      script.addEventListener('load', stop);
      script.addEventListener('error', onError);
      window.addEventListener('online', onOnline);
      window.addEventListener('error', onThrown);
      if (isBegun) stop();
      else if (!script.isConnected) document.body.append(script);
    });
  const loadScript = (address: string, written?: HTMLScriptElement): void =>
    void queue.retry(address, (failures) =>
      attempt(address, failures === 0 && written ? written : scriptAt(address, failures)),
    );
  /** Waits for a start script that stands further down in the document. */
  const expectWritten = (address: string): void => {
    new MutationObserver((_changes, observer) => {
      const written = [...document.scripts].find((script) => script.getAttribute('src') === address);
      if (!written) return;
      observer.disconnect();
      loadScript(address, written);
    }).observe(document.body, { childList: true });
  };

  return {
    run(addresses, areWritten = false) {
      for (const address of addresses)
        if (areWritten) expectWritten(address);
        else loadScript(address);
    },
    begin() {
      if (isBegun) return false;
      isBegun = true;
      for (const { stop } of attempts) stop();
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
      for (const { fail } of [...attempts]) fail(new Error('The shell could not start.'));
    },
    say,
    wake(part, isHydrated = true) {
      if (!isHydrated) return void awake.delete(part);
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

import {
  bootstrapId,
  dehydratedAttribute,
  foreignAttribute,
  noticeId,
  islandAttribute,
  rootId,
  pressEvent,
  type BootScript,
  type PageBootstrapData,
} from '@mosaico/shared-types';
import { BootRetryQueue, browserRetryPort, PartialDownloadError, retryWaits } from '@mosaico/shared-types/retry-queue';
import { preHydrationHandlers } from './pre-hydration-handlers.ts';
import { answerTabs } from '@mosaico/shared-types/tabs';

/**
 * A start script that has not loaded after this many ms is requested a second time, beside the first. Each further wait is twice as
 * long, up to eight times. A script element does not report progress, and copies must not fill a slow connection.
 */
const hangTimeoutMs = 15_000;
/** The notice appears this many ms after a press on a control that does not respond. */
const pressTimeoutMs = 3_000;
/** What the notice says. It is read by visitors, so it speaks their language. */
export const silentText =
  'Una parte de esta página no responde todavía. Seguimos intentándolo; puedes leerla y usar sus enlaces.';
/** Controls that need a script. Links, details and fields work without one. */
const controls = 'button, [role=button], [role=tab]';

/** The browser, as far as the boot script needs it. Tests pass another. */
export interface BootPort {
  window: Window;
  document: Document;
}

/**
 * The boot script is inline in every document, so it cannot fail to load. It starts the site's scripts, and requests them again while
 * they do not come. It answers or remembers presses on dehydrated controls, and owns the notice that an island does not respond.
 */
export function bootScriptOf({ window, document }: BootPort): BootScript {
  /** Names that do not respond → whether they are islands of the page. The others concern every page. */
  const silent = new Map<string, boolean>();
  const hydratedIslands = new WeakSet<Element>();
  /** Controls that were answered before their code was loaded. The code receives these presses later. */
  const handlers = preHydrationHandlers(document);
  let pressed: { control: HTMLElement; island: Element; timer: ReturnType<typeof setTimeout> } | undefined;
  /** Where pressed controls stand: React may put others in their place. */
  const places = new WeakMap<Element, { island: Element; index: number }>();
  /** Start scripts that have neither come nor failed. */
  const awaited = new Set<HTMLScriptElement>();
  /** Attempts to load a start script that have not failed. Once the shell has begun, they have no timeout. */
  const attempts = new Set<{ stop: () => void; fail: (reason: Error) => void }>();
  const queue = new BootRetryQueue(browserRetryPort({ window, document }));
  let isBegun = false;

  const bootstrapData = (): PageBootstrapData =>
    JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '{}') as PageBootstrapData;

  const islandNameOf = (island: Element): string => island.getAttribute(islandAttribute) ?? '';
  const isIsland = (name: string): boolean =>
    [...document.querySelectorAll(`[${islandAttribute}]`)].some((island) => islandNameOf(island) === name);
  const show = (): void => {
    const notice = document.getElementById(noticeId);
    // The visitor may have gone on to a page without that island.
    const isSilent = [...silent].some(([name, wasIsland]) => !wasIsland || isIsland(name));
    const text = isSilent ? silentText : '';
    if (notice && notice.textContent !== text) notice.textContent = text;
  };
  const say = (name: string, isSilent: boolean): void => {
    if (isSilent) silent.set(name, isIsland(name));
    else silent.delete(name);
    show();
  };
  const dehydratedIslandOf = (target: EventTarget | null): Element | undefined => {
    const island = target instanceof Element ? target.closest(`[${islandAttribute}], #${rootId}`) : null;
    return island && !hydratedIslands.has(island) ? island : undefined;
  };

  const controlsIn = (island: Element): HTMLElement[] => [...island.querySelectorAll<HTMLElement>(controls)];
  const present = (control: HTMLElement): HTMLElement | undefined => {
    const place = places.get(control);
    return control.isConnected || !place ? control : controlsIn(place.island)[place.index];
  };

  answerTabs(document);
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const island = dehydratedIslandOf(target);
      const control = target.closest<HTMLElement>(controls);
      // A followed link closes the panel around it: the next page may take seconds to come.
      handlers.leave(target.closest('a[href]') ? null : target);
      if (!island || !control || control.closest(`[${dehydratedAttribute}]`)) return;
      // It is answered here, or when its island is hydrated: nothing else may answer it, too.
      event.stopPropagation();
      places.set(control, { island, index: controlsIn(island).indexOf(control) });
      document.dispatchEvent(new Event(pressEvent));
      if (handlers.press(control)) return;
      clearTimeout(pressed?.timer);
      const name = islandNameOf(island);
      const timer = setTimeout(
        // By its name: the reporter receives it.
        () => island.isConnected && islandNameOf(island) === name && bootScript.say(name, true),
        pressTimeoutMs,
      );
      pressed = { control, island, timer };
    },
    true,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && handlers.leave(null), true);
  // The press on its button is remembered. The browser would reload the page.
  document.addEventListener('submit', (event) => dehydratedIslandOf(event.target) && event.preventDefault(), true);

  const scriptAt = (address: string, failures: number): HTMLScriptElement => {
    const script = document.createElement('script');
    // Each attempt has another address: browsers join requests for the same one, and may cache a bad answer for good.
    script.src = failures > 0 ? `${address}?retry=${failures}` : address;
    script.crossOrigin = 'anonymous';
    script.fetchPriority = 'low';
    script.integrity = bootstrapData().integrity?.[address] ?? '';
    return script;
  };
  let hangs = 0;
  /** Rejects when the script does not load, throws, or could not start the shell. */
  const attempt = (address: string, script: HTMLScriptElement): Promise<never> =>
    new Promise((_resolve, reject) => {
      const fail = (reason: Error): void => {
        stop();
        attempts.delete(running);
        if (!isBegun) setTimeout(() => !isBegun && say('', true), retryWaits[0]);
        reject(reason);
      };
      const onError = (): void => fail(new Error(`${address} does not load.`));
      // A response of the previous network will not arrive.
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
  /** Waits for a start script further down in the document. */
  const expectWritten = (address: string): void => {
    new MutationObserver((_changes, observer) => {
      const written = [...document.scripts].find((script) => script.getAttribute('src') === address);
      if (!written) return;
      observer.disconnect();
      loadScript(address, written);
    }).observe(document.body, { childList: true });
  };

  const bootScript: BootScript = {
    run(addresses, areWritten = false) {
      // The scripts of an earlier call have come: one of them has called.
      attempts.clear();
      for (const address of addresses)
        if (areWritten) expectWritten(address);
        else loadScript(address);
    },
    begin() {
      if (isBegun) return false;
      isBegun = true;
      for (const { stop } of attempts) stop();
      // A second shell would bring a second React, which later modules would get. A script that is moved to another document does
      // not run.
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
    wake(island, isHydrated = true) {
      if (!isHydrated) return void hydratedIslands.delete(island);
      hydratedIslands.add(island);
      say(islandNameOf(island), false);
      const repeated = handlers.take(
        (control) => places.get(control)?.island === island || !dehydratedIslandOf(control),
      );
      if (pressed?.island === island) {
        clearTimeout(pressed.timer);
        repeated.push(pressed.control);
        pressed = undefined;
      }
      for (const control of repeated) present(control)?.click();
    },
    isAsleep: (target) => dehydratedIslandOf(target) !== undefined,
  };
  return bootScript;
}

/** @jest-environment jsdom */
import {
  bootstrapId,
  dehydratedAttribute,
  foreignAttribute,
  noticeId,
  islandAttribute,
  rootId,
  pressEvent,
  type BootScript,
} from '@mosaico/shared-types';
import { bootScriptOf, silentText } from './boot-script.ts';

const shell = '/assets/shell/shell.1.js';
let bootScript: BootScript;
/** One document for each test, since a boot script listens as long as its document exists. */
let document: Document;

const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll<HTMLScriptElement>('body > script[src]')];
const paths = (): string[] => scripts().map((script) => script.getAttribute('src') ?? '');
const notice = (): string => document.getElementById(noticeId)?.textContent ?? '';

const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0);
const run = async (): Promise<void> => {
  bootScript.run([shell]);
  await settle();
};

const press = (element: Element | null): boolean | undefined =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  // No jitter: each wait is as long as its declaration says.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  document = globalThis.document.implementation.createHTMLDocument();
  document.body.innerHTML = `<div id="${rootId}"><button id="menu">Menú</button><main ${islandAttribute}="mf-plans"><button id="buy">Contratar</button></main></div>
    <p id="${noticeId}" role="status"></p>
    <script type="application/json" id="${bootstrapId}">{"integrity":{"${shell}":"sha384-x"}}</script>`;
  bootScript = bootScriptOf({ window, document });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a start script runs only if it matches its hash, and once', async () => {
  await run();
  expect(scripts()[0]).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  scripts()[0]?.dispatchEvent(new Event('load'));
  bootScript.begin();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(paths()).toEqual([shell]);
  expect(notice()).toBe('');
});

test.each([
  ['does not come', () => scripts().at(-1)?.dispatchEvent(new Event('error'))],
  ['hangs', () => void jest.advanceTimersByTime(15_000)],
  [
    'throws',
    () => window.dispatchEvent(new ErrorEvent('error', { filename: scripts().at(-1)?.src ?? '', message: 'stand-in' })),
  ],
])('a start script that %s is requested again until it loads, and the notice is shown', async (_what, fail) => {
  await run();
  fail();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(paths()).toEqual([shell, `${shell}?retry=1`]);
  expect(notice()).toBe(silentText);
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(1_500);
  expect(paths().at(-1)).toBe(`${shell}?retry=2`);
  bootScript.begin();
  expect(notice()).toBe('');
});

test('of two copies that load, the second does not run', async () => {
  await run();
  await jest.advanceTimersByTimeAsync(16_000);
  const [first, second] = scripts();
  Object.defineProperty(document, 'currentScript', { value: first });
  expect(bootScript.begin()).toBe(true);
  expect(scripts()).toEqual([first]);
  expect(second?.ownerDocument).not.toBe(document);
});

test('it is requested at once when the browser is back online', async () => {
  await run();
  scripts()[0]?.dispatchEvent(new Event('error'));
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(paths()).toEqual([shell, `${shell}?retry=1`]);
});

test('after many failures there is one request, not one for each failure', async () => {
  await run();
  for (let failure = 0; failure < 5; failure += 1) {
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(15_000);
  }
  const before = paths().length;
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(paths()).toHaveLength(before + 1);
});

test('a slow connection is not filled with copies', async () => {
  await run();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(paths()).toHaveLength(3);
});

test('a script that fails at once does not make the boot script wait longer for one that hangs', async () => {
  await run();
  for (let failure = 0; failure < 6; failure += 1) {
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(15_000);
  }
  const before = paths().length;
  await jest.advanceTimersByTimeAsync(15_000 + 15_000);
  expect(paths()).toHaveLength(before + 1);
});

test('however long it hangs, it is requested again', async () => {
  await run();
  await jest.advanceTimersByTimeAsync(3_600_000);
  const before = paths().length;
  await jest.advanceTimersByTimeAsync(8 * 15_000 + 30_000);
  expect(paths()).toHaveLength(before + 1);
});

test('a hanging request is made again when the network is back', async () => {
  await run();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(paths()).toEqual([shell, `${shell}?retry=1`]);
});

test('of two copies that load after all, the first is the shell', async () => {
  await run();
  await jest.advanceTimersByTimeAsync(16_000);
  expect(scripts()).toHaveLength(2);
  expect(bootScript.begin()).toBe(true);
  expect(bootScript.begin()).toBe(false);
});

test('a shell that could not start is started again, and may begin', async () => {
  await run();
  bootScript.begin();
  bootScript.fail();
  expect(notice()).toBe(silentText);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(paths().at(-1)).toBe(`${shell}?retry=1`);
  expect(bootScript.begin()).toBe(true);
  expect(notice()).toBe('');
});

test('HTML of other releases stays readable until the shell begins, and is then removed', async () => {
  const root = document.getElementById(rootId);
  root?.setAttribute(foreignAttribute, '');
  await run();
  expect(root?.textContent).toContain('Contratar');
  bootScript.begin();
  expect(root?.textContent).toBe('');
});

test('a press on a dehydrated control ends the waits of retries', async () => {
  const wanted = jest.fn();
  document.addEventListener(pressEvent, wanted);
  await run();
  scripts()[0]?.dispatchEvent(new Event('error'));
  await settle();
  press(document.getElementById('buy'));
  await settle();
  expect(wanted).toHaveBeenCalledTimes(1);
  expect(paths()).toEqual([shell, `${shell}?retry=1`]);
});

test('a form whose code is not here is not sent by the browser', () => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<form id="lead"></form>');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.getElementById('lead')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

test('a press on a dehydrated control is repeated after hydration', async () => {
  const buy = document.getElementById('buy');
  press(buy);
  press(buy);
  const bought = jest.fn();
  buy?.addEventListener('click', bought);
  const main = document.querySelector('main');
  if (main) bootScript.wake(main);
  expect(bought).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(notice()).toBe('');
});

test('after three seconds the notice says that the part does not respond, until it does', async () => {
  press(document.getElementById('menu'));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(notice()).toBe(silentText);
  const root = document.getElementById(rootId);
  if (root) bootScript.wake(root);
  expect(notice()).toBe('');
});

test('hydrated controls, and those that need no script, are left alone', async () => {
  const root = document.getElementById(rootId);
  if (root) bootScript.wake(root);
  press(document.getElementById('menu'));
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<details><summary id="more">Más</summary></details>');
  press(document.getElementById('more'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(notice()).toBe('');
});

test('the notice ends when the visitor leaves the part that does not respond', async () => {
  bootScript.say('mf-plans', true);
  press(document.getElementById('buy'));
  const main = document.querySelector('main');
  main?.setAttribute(islandAttribute, 'mf-legal');
  if (main) bootScript.wake(main);
  expect(notice()).toBe('');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(notice()).toBe('');
});

test('a part is dehydrated until its code is loaded', () => {
  const isDehydrated = (): boolean => bootScript.isAsleep(document.getElementById('buy'));
  expect(isDehydrated()).toBe(true);
  bootScript.wake(document.querySelector(`#${rootId}`) ?? document.body);
  expect(isDehydrated()).toBe(true);
  bootScript.wake(document.querySelector('main') ?? document.body);
  expect(isDehydrated()).toBe(false);
  expect(bootScript.isAsleep(document.body)).toBe(false);
});

test('one notice stands for all parts that do not respond', () => {
  bootScript.say('mf-plans', true);
  bootScript.say('mf-crm', true);
  bootScript.say('mf-plans', false);
  expect(notice()).toBe(silentText);
  bootScript.say('mf-crm', false);
  expect(notice()).toBe('');
});

describe('menus and tabs respond by their HTML before any code is loaded', () => {
  const element = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
  const isShown = (id: string): boolean => !element(id).hidden;
  const clicks = jest.fn<undefined, [string]>();

  beforeEach(async () => {
    clicks.mockClear();
    element(rootId).insertAdjacentHTML(
      'afterbegin',
      `<button id="more" aria-expanded="false" aria-controls="links">Más</button><nav id="links" hidden><a href="/cursos">Cursos</a></nav>
      <button id="find" aria-expanded="false" aria-controls="search">Buscar</button><div id="search" hidden><input></div>`,
    );
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<div role="tablist" id="tabs" ${dehydratedAttribute}><button role="tab" id="one" aria-controls="first" aria-selected="true">Uno</button><button role="tab" id="two" aria-controls="second" aria-selected="false">Dos</button></div>
      <div id="first" data-chosen></div><div id="second"></div>`,
    );
    await run();
    document.addEventListener('click', ({ target }) => clicks((target as Element).id));
  });
  const repeatedBy = (part: Element | null): string[] => {
    clicks.mockClear();
    if (part) bootScript.wake(part);
    return clicks.mock.calls.flat();
  };

  test('a menu opens, and its code opens it once it is there', () => {
    press(element('more'));
    expect(isShown('links')).toBe(true);
    expect(element('more').getAttribute('aria-expanded')).toBe('true');
    expect(notice()).toBe('');
    expect(repeatedBy(element(rootId))).toEqual(['more']);
  });

  test.each([
    ['pressed again', () => press(element('more'))],
    ['left by Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['left by its own link', () => press(document.querySelector('#links a'))],
    ['left for something else', () => press(document.querySelector('main'))],
  ])('a menu that is %s is closed, and stays so', (_what, leave) => {
    press(element('more'));
    leave();
    expect(isShown('links')).toBe(false);
    expect(repeatedBy(element(rootId))).toEqual([]);
  });

  test('one panel is open at a time', () => {
    press(element('more'));
    press(element('find'));
    expect([isShown('links'), isShown('search')]).toEqual([false, true]);
    expect(repeatedBy(element(rootId))).toEqual(['find']);
  });

  /** The events that the code of the tabs gets: chosen by a key or by a press. */
  const heard = (): [string, boolean][] => {
    const calls: [string, boolean][] = [];
    element('tabs').addEventListener(pressEvent, (event) =>
      calls.push([(event.target as Element).id, (event as CustomEvent<boolean>).detail]),
    );
    return calls;
  };

  test.each([
    ['before hydration', () => undefined],
    ['after hydration', () => bootScript.wake(document.querySelector('main') as Element)],
  ])('%s a tab shows its panel, and its code receives the choice', (_when, prepare) => {
    prepare();
    const calls = heard();
    press(element('two'));
    expect(['first', 'second'].map((id) => element(id).hasAttribute('data-chosen'))).toEqual([false, true]);
    expect(element('two').getAttribute('aria-selected')).toBe('true');
    element('two').dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    expect(element('one').getAttribute('aria-selected')).toBe('true');
    expect(calls).toEqual([
      ['two', false],
      ['one', true],
    ]);
    jest.advanceTimersByTime(5_000);
    expect(notice()).toBe('');
    expect(repeatedBy(document.querySelector('main'))).toEqual([]);
  });

  test('tabs that Material UI has taken over are left to it', () => {
    element('tabs').removeAttribute(dehydratedAttribute);
    bootScript.wake(document.querySelector('main') as Element);
    press(element('two'));
    element('one').dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    expect(element('one').getAttribute('aria-selected')).toBe('true');
    expect(clicks.mock.calls).toEqual([['two']]);
  });

  test.each([
    ['ArrowRight', 'one', 'two'],
    ['ArrowRight', 'two', 'one'],
    ['ArrowLeft', 'one', 'two'],
    ['Home', 'two', 'one'],
    ['End', 'one', 'two'],
  ])('%s on tab %s leads to %s', (key, from, to) => {
    press(element(from));
    // Nothing has the focus in a document without a window.
    const focus = jest.spyOn(element(to), 'focus');
    element(from).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(focus).toHaveBeenCalled();
    expect(element(to).getAttribute('aria-selected')).toBe('true');
    expect(element(to).tabIndex).toBe(0);
    expect(element(from).tabIndex).toBe(-1);
  });

  test('hydrated controls are left to React', () => {
    bootScript.wake(element(rootId));
    press(element('more'));
    expect(isShown('links')).toBe(false);
  });
});

describe('a start script that the document itself brings', () => {
  const bring = async (): Promise<HTMLScriptElement> => {
    bootScript.run([shell], true);
    expect(scripts()).toEqual([]);
    const written = Object.assign(document.createElement('script'), { src: shell });
    written.setAttribute('src', shell);
    document.body.append(written);
    // A MutationObserver runs after the element is there.
    await Promise.resolve();
    return written;
  };

  test('is not requested a second time', async () => {
    const written = await bring();
    written.dispatchEvent(new Event('load'));
    bootScript.begin();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(scripts()).toEqual([written]);
  });

  test('is requested again where it fails', async () => {
    (await bring()).dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(paths()).toEqual([shell, `${shell}?retry=1`]);
    expect(notice()).toBe(silentText);
  });
});

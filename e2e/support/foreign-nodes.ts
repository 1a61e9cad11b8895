import type { Page } from '@playwright/test';
import { silent } from './faults.ts';
import { declaredScreens, expect, hydrated, test } from './site.ts';

/**
 * Changes that extensions, middle boxes and browsers make to a page before it is hydrated. Each runs in the page once its HTML is parsed,
 * so it cannot use anything of this module.
 */
const changes = {
  nothing: () => undefined,
  "an icon after the header's field": () =>
    document.querySelector('header input')?.after(document.createElement('div')),
  'an element first in the header': () => document.querySelector('header')?.prepend(document.createElement('div')),
  'an element in the menu': () =>
    document.querySelector('header nav ul')?.prepend(document.createElement('password-manager')),
  'an element first in main': () => document.querySelector('main')?.prepend(document.createElement('div')),
  'a section first in main': () => document.querySelector('main')?.prepend(document.createElement('section')),
  'an element between sections': () =>
    document.querySelector('main > :nth-child(2)')?.before(document.createElement('aside')),
  'elements deep in main': () => {
    for (const each of document.querySelectorAll('main p, main h2, main li'))
      each.prepend(document.createElement('span'));
  },
  'numbers made links': () => {
    for (const each of document.querySelectorAll('main p, main h1, main h2, main h3, main dd, main span')) {
      const [text] = each.childNodes;
      if (each.childNodes.length !== 1 || text?.nodeType !== Node.TEXT_NODE) continue;
      const link = document.createElement('a');
      link.href = 'tel:555';
      link.append(text);
      each.append(link);
    }
  },
  'words translated': () => {
    for (const each of document.querySelectorAll('main p, main h1, main a'))
      for (const node of each.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        // oxlint-disable-next-line typescript/no-deprecated -- It is what browsers put there.
        const font = document.createElement('font');
        node.replaceWith(font);
        font.append(node);
      }
  },
  'comments and text around': () => {
    document.querySelector('main')?.prepend(document.createComment(' ad '), 'x');
    document.querySelector('main > *')?.append(document.createComment('$'));
  },
  'an element in the footer': () => document.querySelector('footer p')?.prepend(document.createElement('i')),
  'elements around the root': () => {
    document.getElementById('root')?.before(document.createElement('div'));
    document.getElementById('root')?.prepend(document.createElement('div'));
    document.body.append(document.createElement('grammar-checker'));
  },
  'attributes everywhere': () => {
    for (const each of document.querySelectorAll('html, body, div, main, input, button, a, p')) {
      each.setAttribute('data-extension', 'x');
      if (each instanceof HTMLElement) each.style.setProperty('--extension', '1');
    }
  },
} satisfies Record<string, () => void>;

type Change = keyof typeof changes;
const changeNames = Object.keys(changes) as Change[];

/** The state of the remote meanwhile. */
const states = ['well', 'late', 'down', 'throwing'] as const;
type State = (typeof states)[number];

/** The worst measurements of a page. */
interface Worst {
  /** The smallest share of the prerendered text of `main` that any frame had. */
  text: number;
  /** Cumulative layout shift. */
  shift: number;
}

interface Recorded extends Worst {
  sent: number;
}
declare global {
  interface Window {
    recorded: Recorded;
  }
}

/** Makes the change once the HTML is parsed, and records each frame from then on. */
async function record(page: Page, change: Change): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => {
      const textOf = () => (document.querySelector('main')?.innerText ?? '').length;
      const sent = textOf();
      window.recorded = { sent, text: 1, shift: 0 };
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.recorded.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        window.recorded.text = Math.min(window.recorded.text, textOf() / sent);
        requestAnimationFrame(look);
      };
      look();
      (${String(changes[change])})();
    });`,
  );
}

/** From here on each screen of a remote throws while it renders. */
async function makeThrow(page: Page, workspace: string): Promise<void> {
  const container = workspace.replaceAll('-', '_');
  await page.addInitScript(`{
    let value;
    const broken = (load) => async () => {
      await load();
      return { default: () => { throw new Error('made-up fault in a page'); } };
    };
    Object.defineProperty(window, '${container}', {
      configurable: true,
      get: () => value,
      set: (container) => {
        const get = container.get;
        value = Object.assign(Object.create(Object.getPrototypeOf(container)), container, {
          get: async (name) => {
            const factory = await get.call(container, name);
            if (!/(screens|slots)$/.test(name)) return factory;
            return () => {
              const screens = factory().default;
              return { default: Object.fromEntries(Object.entries(screens).map(([key, load]) => [key, broken(load)])) };
            };
          },
        });
      },
    });
  }`);
}

interface Visit {
  path: string;
  /** Whose files the state is about: the page's own remote, or on the shell's pages one that fills its slots. */
  workspace: string;
  state: State;
}

/** Visits the page in that state with a change. Returns the worst measurements. */
async function worstOf(page: Page, { path, workspace, state }: Visit, change: Change): Promise<Worst> {
  await record(page, change);
  if (state === 'throwing') await makeThrow(page, workspace);
  let bringShell = (): void => undefined;
  const shell = new Promise<void>((resolve) => (bringShell = resolve));
  let bringRemote = (): void => undefined;
  const remote = new Promise<void>((resolve) => (bringRemote = resolve));
  await page.route(/\.(mp4|jpg|webp|avif)$/, (route) => route.abort());
  await page.route('**/assets/shell/shell.*', (route) => shell.then(() => route.continue()).catch(() => undefined));
  await page.route(`**/assets/${workspace}/**`, (route) => {
    if (state === 'down') return route.abort();
    return state === 'late' ? remote.then(() => route.continue()).catch(() => undefined) : route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('combobox', { name: 'Buscar servicios' });
  await search.fill('crm');
  const fields = page.getByRole('main').locator('input:not([type=radio], [type=checkbox])');
  for (const field of await fields.all()) await field.fill('a');
  const restsBelow = (top: number): Promise<boolean> =>
    page.evaluate(async (least) => {
      const before = window.scrollY;
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      return before === window.scrollY && before >= least;
    }, top);
  // The browser scrolls to a field that is filled, which would undo a turn of the wheel.
  await expect.poll(() => restsBelow(0)).toBe(true);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => restsBelow(200)).toBe(true);
  const scrolled = await page.evaluate(() => window.scrollY);
  bringShell();
  await page.waitForFunction(() => performance.getEntriesByName('mosaico:shell-interactive').length > 0);
  if (state === 'late') bringRemote();
  const isOwn = screens.some((screen) => screen.path === path && screen.workspace === workspace);
  if (state === 'well' || state === 'late' || !isOwn) await hydrated(page);
  // What throws is said at once. A slot whose files do not come keeps its HTML, and nothing is missing.
  const isSilent = state === 'throwing' || (isOwn && state === 'down');
  await expect(page.getByText(silent), 'the notice is where it is true').toHaveCount(isSilent ? 1 : 0);
  await expect(search, 'what is typed stays').toHaveValue('crm');
  for (const field of await fields.all()) await expect(field, 'what is typed stays').toHaveValue('a');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled), 'the place stays').toBeLessThan(2);
  const { text, shift } = await page.evaluate(() => window.recorded);
  return { text, shift };
}

const screens = (await declaredScreens()).filter(({ embeddable }) => !embeddable);
const remotes = screens.filter(({ workspace }) => workspace !== 'shell');
/** The first page of each remote, those with fields, and home, whose slots a remote fills. */
const pages: readonly Pick<Visit, 'path' | 'workspace'>[] = [
  ...[...new Map(remotes.map((screen) => [screen.workspace, screen] as const).reverse()).values()].reverse(),
  { path: '/catalogo-servicios', workspace: 'mf-plans' },
  { path: '/directorio-paginas', workspace: 'mf-testimonials' },
  { path: '/', workspace: 'mf-testimonials' },
];

/** A test for each page and state, with each of the changes as a step. */
export function testForeignNodes(of: (visit: Visit) => boolean = () => true, made = changeNames): void {
  for (const { path, workspace } of pages)
    for (const state of states) {
      const visit = { path, workspace, state };
      if (!of(visit) || (path === '/directorio-paginas' && state !== 'well')) continue;
      test(`${workspace} ${state}: ${path} keeps its text whatever stands in it`, async ({
        browser,
        silentConsole,
      }) => {
        test.setTimeout(180_000);
        for (const change of made)
          await test.step(change, async () => {
            // Low: the shortest page scrolls as well.
            const context = await browser.newContext({ viewport: { width: 1280, height: 480 } });
            const { text, shift } = await worstOf(await context.newPage(), visit, change);
            test
              .info()
              .annotations.push({ type: change, description: `${state} ${text.toFixed(3)} ${shift.toFixed(3)}` });
            expect.soft(text, `${change}: text`).toBeGreaterThanOrEqual(0.9);
            expect.soft(shift, `${change}: layout shift`).toBeLessThan(0.1);
            await context.close();
          });
        silentConsole.length = 0;
      });
    }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.ts';

/** DOM Testing Library, which finds what a screen reader would find by that role and name, in every browser alike. */
const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/[^/\\]*$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

/**
 * A role of ARIA, the accessible name (all of it, or its beginning as `Copiar…`), and a selector of what it is in: an element, or one
 * with a shadow root. A field for passwords has no role in ARIA: here it is `password`.
 */
export type Part = readonly [role: string, name?: string | undefined, within?: string];

/** An element as it is: where its middle is, in px of the window, and its state. */
interface Seen {
  x: number;
  y: number;
  text: string;
  value: string;
  selected: boolean;
  focused: boolean;
}

type Query = (from: ParentNode, what: string, options?: object) => HTMLElement[];

/** In the page: the elements of a role and name. */
function seenParts(
  { queryAllByRole, queryAllByLabelText }: Record<'queryAllByRole' | 'queryAllByLabelText', Query>,
  { role, name = '', within = 'body' }: { role: string; name?: string; within?: string },
): Seen[] {
  const outer = document.querySelector(within);
  if (!outer) return [];
  const root = outer.shadowRoot ?? outer;
  const begins = /(.*)…$/.exec(name)?.[1];
  const named = begins === undefined ? name : (is: string) => is.startsWith(begins);
  const found =
    role === 'password'
      ? queryAllByLabelText(root, name)
      : // What style sheets show may carry the attribute `hidden`, which the library believes.
        queryAllByRole(root, role, { hidden: true, ...(name && { name: named }) });
  return found
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
    )
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        x: left + width / 2,
        y: top + height / 2,
        text: element.innerText,
        value: element instanceof HTMLInputElement ? element.value : '',
        selected: element.ariaSelected === 'true',
        focused: element.matches(':focus'),
      };
    });
}

/** What somebody does with one browser, by the names that are on the page. Each act waits, 10 s at most, for what it needs. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    /** The site's origin. */
    private readonly site: string,
    /** Whether the browser keeps pages that are left, and shows them again as they were. */
    readonly keepsPages: boolean,
  ) {}

  /** Opens a page in a browser that remembers nothing, and waits until it responds. */
  async arrive(path: string): Promise<void> {
    await this.go(path);
    await this.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      // It would cover, after six seconds, what is looked at.
      sessionStorage.setItem('mosaico:crm-offered', 'yes');
    });
    await this.hydrated();
  }

  /** Waits until React has taken the page over. */
  async hydrated(): Promise<void> {
    await this.until(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
  }

  /**
   * Leads to a document as an address typed by the visitor does, once nothing more comes to the page they are on: one that is left
   * while it loads is not kept, and says so on its console.
   */
  async go(path: string, site = this.site): Promise<void> {
    await this.evaluate(async () => {
      for (let last = -1; last !== performance.getEntriesByType('resource').length;) {
        last = performance.getEntriesByType('resource').length;
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
    });
    await this.driver.open(site + path);
  }

  back(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.back()));
  }

  forward(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.forward()));
  }

  evaluate<Result, Words extends unknown[]>(
    call: (...words: Words) => Result | Promise<Result>,
    ...words: Words
  ): Promise<Result> {
    return this.driver.evaluate(call, ...words);
  }

  /** Waits until something is so in the page, which may be another document by then. */
  async until<Words extends unknown[]>(is: (...words: Words) => boolean, ...words: Words): Promise<void> {
    await expect
      .poll(() => this.evaluate(is, ...words).catch(String), { message: String(is), intervals: [50] })
      .toBe(true);
  }

  /** Every element of that role and name in sight. */
  async all([role, name, within]: Part): Promise<Seen[]> {
    if (!(await this.evaluate(() => 'seenParts' in window)))
      await this.driver.run(`${library}; const find = ${String(seenParts)};
        window.seenParts = (part) => find(globalThis.TestingLibraryDom, part);`);
    return this.evaluate((part) => (window as unknown as { seenParts: (part: object) => Seen[] }).seenParts(part), {
      role,
      name,
      within,
    });
  }

  /** Waits for the first of that role and name, and for what is asked of it. */
  async see(part: Part, is: Partial<Record<keyof Seen, unknown>> = {}): Promise<Seen> {
    let found: Seen | undefined;
    await expect
      .poll(() => this.all(part).then(([first]) => (found = first) ?? 'none', String), {
        message: part.join(' '),
        intervals: [50],
      })
      .toMatchObject(is);
    if (!found) throw new Error(`${part.join(' ')} has gone.`);
    return found;
  }

  /** Waits until there is none of that role and name in sight. */
  async unsee(part: Part): Promise<void> {
    await expect
      .poll(() => this.all(part).catch(String), { message: `no ${part.join(' ')}`, intervals: [50] })
      .toEqual([]);
  }

  /** Moves the mouse to the first of that role and name, in the middle of the window if it is out of it. */
  async point(part: Part): Promise<void> {
    const { y } = await this.see(part);
    await this.evaluate((y) => {
      if (y < 90 || y > innerHeight - 20) scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
    }, y);
    // Dialogs and lists move into their places.
    let last = await this.see(part);
    for (;;) {
      await this.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      const now = await this.see(part);
      if (now.x === last.x && now.y === last.y) break;
      last = now;
    }
    await this.driver.move(last.x, last.y);
  }

  /** Presses the first of that role and name with the mouse. */
  async click(part: Part): Promise<void> {
    await this.point(part);
    await this.driver.click();
  }

  /** Presses the mouse somewhere, in px of the window. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.driver.move(x, y);
    await this.driver.click();
  }

  press(...keys: Key[]): Promise<void> {
    return this.driver.press(keys);
  }

  /** Presses a key while another one is down. */
  pressWith(held: Key, key: Key): Promise<void> {
    return this.driver.press([key], [held]);
  }

  type(text: string): Promise<void> {
    return this.driver.press(text.split(''));
  }
}

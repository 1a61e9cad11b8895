import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { isHydrated } from '../support/is-hydrated.ts';
import type { Driver, Key } from './driver.ts';

/** DOM Testing Library, which finds elements by role and accessible name, alike in every browser. */
const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/[^/\\]*$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

/**
 * An ARIA role, the accessible name (all of it, or its beginning as `Copiar…`), and a selector of an element around it, which may have
 * a shadow root. A password field has no ARIA role: here it is `password`.
 */
export type Part = readonly [role: string, name?: string | undefined, within?: string];

/** The centre of an element, in px of the window, and its state. */
interface Seen {
  x: number;
  y: number;
  text: string;
  value: string;
  selected: boolean;
  focused: boolean;
}

type Query = (from: ParentNode, what: string, options?: object) => HTMLElement[];

/** The elements with a role and name. Runs in the page. */
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
      : // The library skips elements with the attribute `hidden`, which a style sheet may show.
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

/** The actions of a visitor in one browser, by roles and names. Each waits, 10 s at most, for its element. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    /** The site's origin. */
    private readonly site: string,
    /** Whether the browser has a back/forward cache. */
    readonly keepsPages: boolean,
  ) {}

  /** Opens a page with empty storage, and waits until it is hydrated. */
  async arrive(path: string): Promise<void> {
    await this.go(path);
    await this.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      // It would cover the page after six seconds.
      sessionStorage.setItem('mosaico:crm-offered', 'yes');
    });
    await this.hydrated();
  }

  /** Waits until the page is hydrated. */
  async hydrated(): Promise<void> {
    await this.until(isHydrated);
  }

  /** Waits until the page requests nothing more. */
  settled(): Promise<void> {
    return this.evaluate(async () => {
      for (let last = -1; last !== performance.getEntriesByType('resource').length;) {
        last = performance.getEntriesByType('resource').length;
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
    });
  }

  /**
   * Loads a document as a typed address does, once the present page has loaded everything: a page that is left while it loads does
   * not enter the back/forward cache, and logs errors.
   */
  async go(path: string, site = this.site): Promise<void> {
    await this.settled();
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

  /** Waits until a function returns the expected value in the page, which may be another document by then. */
  async until<Words extends unknown[]>(is: (...words: Words) => boolean, ...words: Words): Promise<void> {
    await expect
      .poll(() => this.evaluate(is, ...words).catch(String), { message: String(is), intervals: [50] })
      .toBe(true);
  }

  /** Every visible element with that role and name. */
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

  /** Waits for the first element with that role and name, and for the expected state. */
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

  /** Waits until no element with that role and name is visible. */
  async unsee(part: Part): Promise<void> {
    await expect
      .poll(() => this.all(part).catch(String), { message: `no ${part.join(' ')}`, intervals: [50] })
      .toEqual([]);
  }

  /** Moves the mouse to the first element with that role and name. Scrolls it to the middle of the window if needed. */
  async point(part: Part): Promise<void> {
    const { y } = await this.see(part);
    await this.evaluate((y) => {
      if (y < 90 || y > innerHeight - 20) scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
    }, y);
    // Dialogs and lists may still be moving.
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

  /** Clicks the first element with that role and name. */
  async click(part: Part): Promise<void> {
    await this.point(part);
    await this.driver.click();
  }

  /** Clicks at a point, in px of the window. */
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

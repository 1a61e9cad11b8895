import type { Page } from '@playwright/test';
import { declaredScreens, expect, hydrated, test } from '../support/site.ts';
import { openLine } from '../support/slow-line.ts';

test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Bits a second and ms: the page is painted while its document arrives, and in the phone's own fonts before ours. */
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

/** Records what moves: every entry, also those that the laboratory's sum leaves out because the emulation counts as input. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const what = sources
          .map(({ node, previousRect: from, currentRect: to }) => {
            const picture = node instanceof Element && !node.textContent.trim();
            const name = picture ? node.outerHTML.slice(0, 60) : node?.textContent?.trim().slice(0, 30);
            if (name === undefined) return 'an element that went';
            return `${name} (${from.x.toFixed()}, ${from.y.toFixed()} to ${to.x.toFixed()}, ${to.y.toFixed()})`;
          })
          .join(' | ');
        if (value >= 0.005) shifts.push(`${value.toFixed(3)}: ${what}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

/** Does what a browser's translation does once the HTML is parsed, and to all text that comes later. Words get longer; those of a translation stay. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translateAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
        parentElement?.closest('font, svg, script, style, noscript')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts.filter(({ data }) => data.trim())) {
        // oxlint-disable-next-line typescript/no-deprecated -- It is what browsers put there.
        const whole = document.createElement('font');
        // oxlint-disable-next-line typescript/no-deprecated -- And once more around each sentence.
        const sentence = document.createElement('font');
        text.replaceWith(whole);
        whole.append(sentence);
        sentence.append(text.data.replaceAll(/(?<=\p{Ll}{4})(?<!en)(?=\P{L})/gu, 'en'));
      }
    };
    addEventListener('DOMContentLoaded', () => {
      translateAll();
      new MutationObserver(() => setTimeout(translateAll)).observe(document.body, { childList: true, subtree: true });
    });
  });
}

test('a page that a browser has translated does not move when it is hydrated', async ({ page, silentConsole }) => {
  let bringShell = (): void => undefined;
  const shell = new Promise<void>((resolve) => (bringShell = resolve));
  await page.route('**/assets/shell/shell.*', (route) => shell.then(() => route.continue()));
  await translate(page);
  await page.goto('/planes-soporte', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('equipoen');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const heights = new Set<number>();
    Object.assign(globalThis, { heights });
    const look = (): void => {
      heights.add(document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0);
      requestAnimationFrame(look);
    };
    look();
  });
  bringShell();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('equipoen');
  expect(await page.evaluate(() => [...(globalThis as unknown as { heights: Set<number> }).heights])).toHaveLength(1);
  silentConsole.length = 0;
});

const screens = await declaredScreens();

for (const { path } of screens) {
  test(`${path} moves nothing while it loads on a slow line`, async ({ page }) => {
    await recordShifts(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await page.goto(path);
    await hydrated(page);
    // Of a page for frames they come last.
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftsIn(page)).toEqual([]);
  });
}

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false });

  for (const { path } of screens) {
    test(`${path} stays where it is while its document arrives in parts`, async ({ page, baseURL }) => {
      const line = await openLine(baseURL ?? '');
      try {
        await recordShifts(page);
        // A document takes a second or two: it is painted some fifteen times before it is whole.
        line.slowDown(16_000);
        await page.goto(line.address + path, { waitUntil: 'domcontentloaded' });
        line.slowDown(Infinity);
        await page.waitForLoadState('networkidle');
        const moved = (await shiftsIn(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
        // A third of what Core Web Vitals call good: a wrapped line of the phone's own face may end elsewhere in ours.
        expect(moved, (await shiftsIn(page)).join('\n')).toBeLessThan(0.033);
      } finally {
        line.stop();
      }
    });
  }
});

test('a dialog that opens before its style sheet is here is painted once, where it stays', async ({ page }) => {
  let bringStyles = (): void => undefined;
  const styles = new Promise<void>((resolve) => (bringStyles = resolve));
  await page.route('**/*.css', (route) => styles.then(() => route.continue()));
  await page.goto('/inversion-minima');
  await hydrated(page);
  const seen = await page.evaluateHandle(() => {
    const widths = new Set<number>();
    const look = (): void => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog && Number(getComputedStyle(dialog).opacity) > 0) widths.add(dialog.getBoundingClientRect().width);
      requestAnimationFrame(look);
    };
    look();
    return widths;
  });
  await page.getByRole('main').getByRole('button', { name: 'Agendar' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  bringStyles();
  await expect(dialog).toHaveCSS('opacity', '1');
  expect(await seen.evaluate((widths) => [...widths])).toEqual([360]);
});

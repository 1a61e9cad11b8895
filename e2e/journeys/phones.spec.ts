import type { Locator } from '@playwright/test';
import { declaredScreens, expect, hydrated, restingPlace, test } from '../support/site.ts';

const screens = (await declaredScreens()).filter(({ embeddable }) => !embeddable);
/** Pages that sell something, and home. */
const selling = screens.filter(({ path, service, sells }) => path === '/' || (service ?? sells?.length));

test('every page that sells has its headline on the first screen of a phone held sideways', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 640, height: 400 });
  for (const { path } of selling) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeInViewport({ ratio: 1 });
  }
});

test('on the first screen of a phone every page that sells shows its art whole, below its headline', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  // Home's art is its film, above its headline.
  for (const { path } of selling.filter((each) => each.path !== '/')) {
    await page.goto(path);
    const art = page.locator('main header :is(svg[data-assemble], [data-ground])').filter({ visible: true }).first();
    await expect.soft(art, path).toBeInViewport({ ratio: 1 });
    const [headline, picture] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      art.boundingBox(),
    ]);
    // Home's is all there is above its headline.
    if (path !== '/')
      expect.soft(picture?.y, path).toBeGreaterThan((headline?.y ?? Infinity) + (headline?.height ?? 0));
  }
});

test('on no page the tabs at the edges of a phone’s window touch text or cover a control', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const covered: string[] = [];
  for (const { path } of screens) {
    await page.goto(path);
    const tabs = [
      page.getByRole('link', { name: /^Escríbenos por chat/ }),
      page.getByRole('button', { name: /^Versiones/ }),
    ];
    for (const tab of tabs) await expect(tab).toBeVisible();
    const [left, right] = await Promise.all(tabs.map((tab) => tab.evaluate((each) => each.getBoundingClientRect())));
    // They stand in the margins all the way down: so what reaches into a margin anywhere meets one of them somewhere.
    const faults = await page.evaluate(
      ({ from, to }) => {
        const faults: string[] = [];
        const meets = ({ left, right, width }: DOMRect): boolean => width > 1 && (left < from || right > to);
        // The visitor moves what stands in a row that scrolls, and does not see what only a screen reader is told.
        const isInRow = (element: Element | null): boolean =>
          element !== null &&
          ((['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
            element.scrollWidth > element.clientWidth + 1) ||
            getComputedStyle(element).clipPath !== 'none' ||
            isInRow(element.parentElement));
        const isSeen = (element: Element | null): boolean =>
          element !== null &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          // What is cut off within the page's margins (a row of slides, what only a screen reader is told) reaches nowhere.
          !element.closest('[aria-roledescription], [inert]') &&
          !isInRow(element);
        const main = document.querySelectorAll('main, footer');
        for (const part of main) {
          const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            if (!text.textContent?.trim() || !isSeen(text.parentElement) || text.parentElement?.closest('svg'))
              continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            if ([...range.getClientRects()].some(meets)) faults.push(text.textContent.trim().slice(0, 40));
          }
          for (const control of part.querySelectorAll('a, button, input, select, textarea, summary'))
            if (isSeen(control) && meets(control.getBoundingClientRect())) faults.push(control.outerHTML.slice(0, 80));
        }
        return faults;
      },
      { from: left?.right ?? 0, to: right?.left ?? 0 },
    );
    covered.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  expect(covered).toEqual([]);
});

test('the tab of the chat is a target of 24 px and keeps its distance from the text', async ({ page }) => {
  for (const width of [320, 360, 640]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/planes-crm');
    const chat = await restingPlace(page.getByRole('link', { name: /^Escríbenos por chat/ }));
    const headline = await restingPlace(page.getByRole('heading', { level: 1 }));
    expect(chat.width, `${width} px`).toBeGreaterThanOrEqual(24);
    expect(headline.x - chat.x - chat.width, `${width} px`).toBeGreaterThanOrEqual(3.5);
  }
});

test('three facts in two columns leave no hole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/solicitud-cita');
  const facts = await page
    .locator('dl')
    .filter({ has: page.locator('dt + dd, dd + dt') })
    .first()
    .evaluate((list) => ({
      end: list.getBoundingClientRect().right,
      last: list.lastElementChild?.getBoundingClientRect().right ?? 0,
    }));
  expect(facts.last).toBeCloseTo(facts.end, 0);
});

test('the place of a form grows with what is in it, down to its last button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cotizar-sitio-web');
  const frame = page.locator('iframe').first();
  await frame.scrollIntoViewIfNeeded();
  const send = frame.contentFrame().getByRole('button', { name: 'Enviar respuestas' });
  const end = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  /** By so many pixels the button stands below the frame, or the frame below its place. */
  const cutOff = async (): Promise<number> => {
    const [place, form, button] = await Promise.all([end(frame.locator('..')), end(frame), end(send)] as const);
    return Math.max(0, button - form, form - place);
  };
  await expect.poll(cutOff).toBeLessThan(1);
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(654);
});

test.describe('by keyboard, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('Enter on a link that the page still scrolls to smoothly leads to the top of the next page', async ({
    page,
  }) => {
    await page.goto('/planes-sociales');
    await hydrated(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Política de citas' });
    // What is below has been there: the way is as long as it will be.
    await link.scrollIntoViewIfNeeded();
    for (const way of [500, 2_000]) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await link.focus();
      await expect.poll(() => page.evaluate(() => scrollY), { intervals: [20] }).toBeGreaterThan(way);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Política de citas' })).toBeFocused();
      // As long as the browser might go on.
      const places = await page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const seen: number[] = [];
            const end = performance.now() + 1_000;
            const look = (): void => {
              seen.push(scrollY);
              if (performance.now() < end) requestAnimationFrame(look);
              else resolve(seen);
            };
            look();
          }),
      );
      expect(places.at(-1), `from ${way} px`).toBe(0);
      await page.goBack();
      await expect(link).toBeVisible();
    }
  });
});

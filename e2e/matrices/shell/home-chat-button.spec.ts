import { open, screens } from '../../support/home.ts';
import { test } from '../../support/returning.ts';
import { expect, restingPlace } from '../../support/site.ts';

for (const { name, use, press } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test('the chat button covers no word and no control, wherever the visitor is on the page', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      const chat = page.getByRole('link', { name: /^Escríbenos por chat/ });
      const covered = (): Promise<string[]> =>
        chat.evaluate((button) => {
          const box = button.getBoundingClientRect();
          const meets = (other: DOMRect): boolean =>
            other.width > 1 &&
            other.left < box.right &&
            other.right > box.left &&
            other.top < box.bottom &&
            other.bottom > box.top;
          const words: string[] = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const visible = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
            if (!visible || !text.textContent?.trim() || button.contains(text)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            if ([...range.getClientRects()].some(meets)) words.push(text.textContent);
          }
          for (const control of document.querySelectorAll('main :is(a, button), footer :is(a, button)'))
            if (meets(control.getBoundingClientRect())) words.push(control.outerHTML.slice(0, 80));
          return words;
        });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 300) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        await expect(chat).toBeInViewport({ ratio: 1 });
        expect(await covered(), `scrolled to ${y}`).toEqual([]);
      }
      const opened = page.context().waitForEvent('page');
      await press(chat);
      await expect(await opened).toHaveURL('/demo/chat/13055550123');
    });
  });
}

test('between phone and desktop, and on the widest screens, the chat button keeps to the margin', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const width of [320, 640, 768, 1024, 1280, 1376, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [button, content] = [
      await restingPlace(page.getByRole('link', { name: /^Escríbenos por chat/ })),
      await restingPlace(page.getByRole('heading', { level: 1 })),
    ];
    expect(button.x + button.width, `${width} px`).toBeLessThan(content.x);
    expect(button.y + button.height, `${width} px`).toBeGreaterThan(750);
  }
});

test('the footer’s last line is clear of the chat button, and its chat opens', async ({ page }) => {
  await open(page, '/politica-privacidad');
  const footer = page.getByRole('contentinfo');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [line, chat] = [
    await restingPlace(footer.getByText(new RegExp(`^© ${new Date().getFullYear()} `))),
    await restingPlace(page.getByRole('link', { name: /^Escríbenos por chat/ })),
  ];
  expect(line.x >= chat.x + chat.width || line.y + line.height <= chat.y).toBe(true);
  const opened = page.context().waitForEvent('page');
  await footer.getByRole('link', { name: /^Contacto por chat/ }).click();
  await expect(await opened).toHaveURL('/demo/chat/13055550123');
});

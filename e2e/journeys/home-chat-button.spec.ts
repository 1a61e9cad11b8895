import { open, screens } from '../support/home.ts';
import { expect, restingPlace, test } from '../support/site.ts';

for (const { name, use, press } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test('the chat button covers no word and no control, wherever the visitor is on the page', async ({ page }) => {
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
  await open(page);
  for (const width of [320, 640, 768, 1024, 1280, 1376, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [button, content] = [
      await restingPlace(page.getByRole('link', { name: /^Escríbenos por chat/ })),
      await restingPlace(page.getByRole('heading', { level: 1 })),
    ];
    expect(button.x + button.width, `${width} px`).toBeLessThan(content.x);
  }
});

test('the chat button and a toast never meet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/directorio-paginas');
  await page
    .getByRole('button', { name: /^Copiar/ })
    .first()
    .click();
  const toast = await restingPlace(
    page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('status')
      .or(page.getByText(/¡Copiado!|Error/))
      .first(),
  );
  const chat = await restingPlace(page.getByRole('link', { name: /^Escríbenos por chat/ }));
  expect(toast.x >= chat.x + chat.width || toast.y + toast.height <= chat.y).toBe(true);
});

import { open } from '../../support/home.ts';
import { test } from '../../support/returning.ts';
import { expect } from '../../support/site.ts';

test('the logos pass by every two seconds, under the mouse too, until the visitor pauses them', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const logos = page.getByRole('region', { name: 'Logotipos de clientes' });
  await logos.scrollIntoViewIfNeeded();
  const pause = logos.getByRole('button', { name: /^Pausar/ });
  await expect(pause).toBeVisible();
  const shown = (): Promise<string> =>
    logos.getByRole('group').evaluateAll((all) =>
      all
        .filter((slide) => !(slide as HTMLElement).inert)
        .map((slide) => slide.getAttribute('aria-label'))
        .join(),
    );
  await expect(logos.getByRole('group')).toHaveCount(8);
  let before = await shown();
  await page.clock.runFor(3_000);
  await expect.poll(shown).not.toBe(before);
  // Pointing at them does not stop them.
  await logos.getByRole('img').nth(3).hover();
  before = await shown();
  await page.clock.runFor(3_000);
  await expect.poll(shown).not.toBe(before);

  await pause.press('Enter');
  // They end the move that they are in. Of eight, the five moves of ten seconds would show others.
  await expect
    .poll(async () => {
      before = await shown();
      await page.clock.runFor(10_000);
      return (await shown()) === before;
    })
    .toBe(true);
});

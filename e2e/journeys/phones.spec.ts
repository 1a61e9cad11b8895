import { expect, restingPlace, test } from '../support/site.ts';

const pages = ['/', '/planes-crm', '/planes-mantenimiento', '/venta-sitios-web'];

for (const path of pages)
  test(`${path}: the headline stands on the first screen of a phone held sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
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

test('the place of a form grows with what its script makes the frame', async ({ page }) => {
  await page.goto('/solicitud-cita');
  const frame = page.locator('iframe').first();
  const before = await frame.evaluate((form) => form.parentElement?.offsetHeight ?? 0);
  expect(before).toBeGreaterThanOrEqual(533);
  await frame.evaluate((form) => (form.style.height = '1400px'));
  expect(await frame.evaluate((form) => form.parentElement?.offsetHeight)).toBeGreaterThanOrEqual(1400);
});

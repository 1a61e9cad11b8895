import { begin, light } from '../../support/navigation.ts';
import { expect, test } from '../../support/site.ts';
import { openLine, type SlowLine } from '../../support/slow-line.ts';

/** All files of a page take longer than a request may stall, and the server speaks HTTP/1.1: six requests at a time, the others wait. */
const bytesPerSecond = 2_000;

let line: SlowLine;
test.beforeAll(async ({ baseURL }) => {
  line = await openLine(baseURL ?? '');
});
test.afterAll(() => line.stop());

test('over a slow line a page comes with no file given up, and none asked for twice', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, line.address + light);
  const asked: URL[] = [];
  const failed: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  page.on('requestfailed', (request) => failed.push(request.url()));
  line.slowDown(bytesPerSecond);
  const clicked = Date.now();
  await page.getByRole('contentinfo').locator('a[href="/planes-sociales"]').click();
  await expect(page).toHaveURL(`${line.address}/planes-sociales`, { timeout: 200_000 });
  // Else nothing would have waited for its turn for as long as a request may stall.
  expect(Date.now() - clicked).toBeGreaterThan(10_000);
  const files = asked.map(({ pathname }) => pathname).filter((path) => /\.(js|css)$/.test(path));
  expect(new Set(files).size).toBeGreaterThan(6);
  expect(asked.filter(({ searchParams }) => searchParams.has('retry')).map(String)).toEqual([]);
  expect(failed).toEqual([]);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

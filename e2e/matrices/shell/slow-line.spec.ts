import { begin, light } from '../../support/navigation.ts';
import { expect, test } from '../../support/site.ts';

/** Bytes a second: all files of a page take longer than a request may stall, and the server speaks HTTP/1.1, six requests at a time. */
const line = { offline: false, latency: 300, downloadThroughput: 6_000, uploadThroughput: 6_000 };

test('over a slow line a page comes with no file given up, and none asked for twice', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, light);
  const asked: URL[] = [];
  const failed: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  page.on('requestfailed', (request) => failed.push(request.url()));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  const clicked = Date.now();
  await page.getByRole('contentinfo').locator('a[href="/planes-sociales"]').click();
  await expect(page).toHaveURL('/planes-sociales', { timeout: 200_000 });
  // Else nothing would have waited for its turn for as long as a request may stall.
  expect(Date.now() - clicked).toBeGreaterThan(10_000);
  const files = asked.map(({ pathname }) => pathname).filter((path) => /\.(js|css)$/.test(path));
  expect(new Set(files).size).toBeGreaterThan(6);
  expect(asked.filter(({ searchParams }) => searchParams.has('retry')).map(String)).toEqual([]);
  expect(failed).toEqual([]);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

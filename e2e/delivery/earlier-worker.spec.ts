import { createServer } from 'node:http';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '@mosaico/platform/deliver/serve';
import { currentSite } from '@mosaico/platform/site/sites';
import { freePort } from '@mosaico/platform/testing/free-port';
import { testContext } from '../support/work.ts';

// What docs/hosting.md promises to who moves a domain here: see "Moving from another site".

/** A site that keeps its pages, and shows them from there before it asks anybody. */
const earlierWorker = `
addEventListener('install', (event) => event.waitUntil(caches.open('v1').then((kept) => kept.add('/')).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
`;

/** Serves that site at a port. Resolves to a function that ends it. */
async function earlierSite(port: number, name: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isWorker = request.url === name;
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(
      isWorker ? earlierWorker : `<h1>Sitio viejo</h1><script>navigator.serviceWorker.register('${name}')</script>`,
    );
  });
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening));
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}

for (const name of ['/sw.js', '/service-worker.js'])
  test(`a visitor whom the worker ${name} of an earlier site shows its pages sees this site at the second visit, and no worker stays`, async ({
    browser,
  }) => {
    const port = await freePort();
    const end = await earlierSite(port, name);
    const page = await (await browser.newContext()).newPage();
    await page.goto(`http://localhost:${port}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await end();

    const sites = mkdtempSync(join(tmpdir(), 'earlier-worker-'));
    const site = currentSite(testContext().sites('demo')) ?? '';
    symlinkSync(site, join(sites, basename(site)));
    symlinkSync(basename(site), join(sites, 'current'));
    const serving = await serve(sites, port);
    try {
      await page.goto(`http://localhost:${port}/`);
      // The worker that comes in its place loads the page anew; a visitor that leaves earlier sees this site on the next visit.
      await expect(page.getByRole('heading', { name: 'Sitio viejo' })).toBeHidden();
      await expect(page.locator('main')).toBeVisible();
      const left = (): Promise<number[]> =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
      await expect.poll(left).toEqual([0, 0]);
      await page.goto(`http://localhost:${port}/planes-crm`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await page.context().close();
      await serving.stop();
      rmSync(sites, { recursive: true });
    }
  });

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@mosaico/platform/testing/free-port';
import { serve } from '@mosaico/platform/deliver/serve';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { expect, hydrated, test } from '../support/site.ts';

const form = 'https://forms.example/ticket';

let clone: Clone;
/** A site with a form of another company. */
const sites = (): string => join(clone.folder, '.mosaico', 'sites', 'forms');
test.beforeAll(async () => {
  test.setTimeout(240_000);
  clone = cloneRepository();
  const config = join(clone.folder, 'environments', 'forms');
  cpSync(join(clone.folder, 'environments', 'demo'), config, { recursive: true });
  const file = join(config, 'site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('/demo/formulario?formulario=ticket', form));
  const { releases } = (
    JSON.parse((await clone.mosaico('status', '--json')).output) as { releases: Record<string, string> }[]
  )[0] ?? { releases: {} };
  const all = Object.entries(releases).map((each) => each.join('@'));
  const begun = await clone.mosaico('promote', ...all, '--env', 'forms', '--config', 'environments/forms');
  expect(begun.code, begun.output).toBe(0);
});
test.afterAll(() => clone.remove());

test('a form stays, whatever else its provider refuses, with the link to it above; one that does not come says so in the window', async ({
  page,
}) => {
  const served = await serve(sites(), await freePort());
  const asked: string[] = [];
  await page.route(`${form}*`, (route) => {
    asked.push(route.request().method());
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'cross-origin-resource-policy': 'same-origin' },
      body: '<!doctype html><label>Asunto <input></label>',
    });
  });
  const link = page.getByRole('main').locator(`a[href="${form}"]`);
  const frame = page.locator(`iframe[src="${form}"]`);
  try {
    await page.goto(`${served.address}/soporte`);
    await hydrated(page);
    await link.scrollIntoViewIfNeeded();
    const subject = frame.contentFrame().getByLabel('Asunto');
    await subject.fill('No carga mi sitio');
    await page.clock.install();
    await page.clock.runFor(60_000);
    await expect(subject).toHaveValue('No carga mi sitio');
    await expect(link).toBeInViewport();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked).toEqual(['GET']);

    await page.route(`${form}*`, () => undefined);
    await page.goto(`${served.address}/soporte`, { waitUntil: 'commit' });
    await hydrated(page);
    await frame.evaluate((element) =>
      scrollTo({ top: scrollY + element.getBoundingClientRect().bottom - innerHeight + 200, behavior: 'instant' }),
    );
    const said = page.getByRole('alert').getByText('No pudimos cargar esta parte');
    // The timeout begins when the page notices that the frame is in view.
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(said).toBeInViewport({ timeout: 100 });
    }).toPass();
    await expect(link).toBeInViewport();
  } finally {
    await served.stop();
  }
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import { cloneRepository, fingerprint, type Clone } from '../support/clone.ts';
import { expect, hydrated, test } from '../support/site.ts';

let clone: Clone;
test.beforeAll(() => {
  clone = cloneRepository();
});
test.afterAll(() => clone.remove());

/** Every document of the clone's site, by its file. */
function documents(site: string): Map<string, string> {
  const files = readdirSync(join(site, 'current'), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('demo/'));
  return new Map(pages.map((file) => [file, readFileSync(join(site, 'current', file), 'utf8')]));
}

test('a price that a team changes in its facts.json is on every page that shows it, and nothing else has changed', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const site = join(clone.folder, '.mosaico', 'sites', 'demo');
  const releases = join(clone.folder, '.mosaico', 'store', 'releases');
  const [before, shellBefore] = [documents(site), fingerprint(join(releases, 'shell'))];
  const plans = join(releases, 'mf-plans');
  /** Hashes of all scripts and style sheets of a release. */
  const codeOf = (version: string): string[] =>
    ['client', 'server'].flatMap((side) => Object.values(fingerprint(join(plans, version, side))));
  const codeBefore = readdirSync(plans).map(codeOf);

  const facts = join(clone.folder, 'mf-plans', 'src', 'facts.json');
  // No other figure is this much.
  const changed = readFileSync(facts, 'utf8').replace(/("social-basic": \{ "value": )[\d.]+,/, '$143.21,');
  expect(changed).toContain('43.21');
  writeFileSync(facts, changed);
  const published = await clone.mosaico('publish', 'mf-plans', '--json');
  expect(published.code, published.output).toBe(0);
  const [release] = JSON.parse(published.output) as { version: string }[];
  // None of them holds a price.
  expect(codeBefore).toContainEqual(codeOf(release?.version ?? ''));
  const promoted = await clone.mosaico('promote', `mf-plans@${release?.version}`);
  expect(promoted.code, promoted.output).toBe(0);

  const others = [...documents(site)].filter(([file, html]) => before.get(file) !== html);
  for (const [file, html] of others) expect(html, file).toContain('$43.21');
  // A document says by name which figures it was rendered with.
  const asking = [...before].filter(([, html]) => html.includes('"fact:mf-plans/social-basic"'));
  expect(others.map(([file]) => file)).toEqual(expect.arrayContaining(asking.map(([file]) => file)));
  expect(others.map(([file]) => file)).toEqual(
    expect.arrayContaining(
      ['index', 'planes-sociales', 'catalogo-servicios', 'directorio-paginas', 'descalificar-lead'].map(
        (name) => `${name}.html`,
      ),
    ),
  );
  expect(fingerprint(join(releases, 'shell'))).toEqual(shellBefore);

  const served = await serve(site, await freePort());
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(served.address);
    await hydrated(page);
    const prices = page.getByRole('region', { name: 'Precios claros, sin rodeos' });
    await expect(prices.getByRole('listitem').filter({ hasText: '$43.21' })).toHaveCount(1);
    await prices.getByRole('listitem').filter({ hasText: '$43.21' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/planes-sociales\?plan=basico$/);
    await expect(page.getByRole('tab', { name: 'Básico', selected: true })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('$43.21 USD al mes');
    // It would ask a stopped server for pictures that are still to come.
    await page.goto('about:blank');
  } finally {
    await served.stop();
  }
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '@mosaico/platform/serve/serve';
import { cloneRepository, fingerprint, type Clone } from '../support/clone.ts';

let clone: Clone;
test.beforeAll(() => {
  clone = cloneRepository();
});
test.afterAll(() => clone.remove());

test('a seventh remote builds, tests and shows up without an edit to the shell', async ({ page: browser }) => {
  test.setTimeout(240_000);
  const inClone = (...names: string[]): string => join(clone.folder, ...names);
  const shell = () => ({
    source: fingerprint(inClone('shell')),
    builds: readdirSync(inClone('.mosaico', 'builds', 'shell')),
    releases: fingerprint(inClone('.mosaico', 'store', 'releases', 'shell')),
  });
  const before = shell();
  const title = 'Producción de eventos y conferencias para tu empresa, 2026';

  const made = await clone.mosaico('new-remote', 'mf-event-days', '--title', title, '--path', '/eventos');
  expect(made.code, made.output).toBe(0);
  const twice = await clone.mosaico('new-remote', 'mf-event-days', '--title', 'Otro');
  expect(twice).toMatchObject({ code: 1, output: expect.stringContaining('There is a workspace "mf-event-days"') });
  const taken = await clone.mosaico('new-remote', 'mf-fairs', '--title', 'Ferias', '--path', '/planes-sociales');
  expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('/planes-sociales is a page of mf-plans') });
  expect(existsSync(inClone('mf-fairs'))).toBe(false);

  // `npm install` would link it by its name, which nothing needs.
  for (const [tool, ...words] of [
    ['prettier', '--check', 'mf-event-days', '.github', 'package.json'],
    ['jest', 'mf-event-days'],
  ] as const) {
    const { code, output } = await clone.tool(tool, ...words);
    expect(code, output).toBe(0);
    if (tool === 'jest') expect(output).toContain('1 passed');
  }

  const built = await clone.mosaico('build', 'mf-event-days');
  const [, version = ''] = /built mf-event-days@(\S+)/.exec(built.output) ?? [];
  expect(version, built.output).not.toBe('');
  expect((await clone.mosaico('publish', 'mf-event-days')).code).toBe(0);
  expect(await clone.mosaico('publish', 'mf-event-days', '--unless-published')).toMatchObject({
    code: 0,
    output: `mf-event-days@${version} is published already\n`,
  });
  expect((await clone.mosaico('changed', '--unlike', 'demo')).output).toContain(`mf-event-days@${version}\n`);
  const promotion = await clone.mosaico('promote', `mf-event-days@${version}`, '--env', 'demo');
  expect(promotion.code, promotion.output).toBe(0);

  const site = inClone('.mosaico', 'sites', 'demo', 'current');
  const page = readFileSync(join(site, 'eventos.html'), 'utf8');
  expect(page).toContain(`<title>${title} | Agencia Mosaico</title>`);
  expect(page).toMatch(new RegExp(`<h1[^>]*>${title}`));
  expect(page).toContain('Pedir información por chat');
  expect(readFileSync(join(site, 'directorio-paginas.html'), 'utf8')).toContain('href="/eventos"');
  expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).toContain('/eventos<');

  expect(shell()).toEqual(before);

  // A visitor finds it: in the list of services, by search, and knows where they are.
  const served = await serve(inClone('.mosaico', 'sites', 'demo'), 8197);
  try {
    await browser.goto(served.address);
    await expect(browser.locator('#precios').getByRole('link', { name: title })).toHaveAttribute('href', '/eventos');
    const box = browser.getByRole('combobox', { name: 'Buscar servicios' });
    await box.fill('conferensias');
    const found = browser.getByRole('group', { name: 'Otras páginas' }).getByRole('option').first();
    await expect(found).toContainText(title);
    await found.click();
    await expect(browser.getByRole('heading', { level: 1 })).toHaveText(title);
    const trail = browser.getByRole('navigation', { name: 'Ruta de navegación' });
    await expect(trail.getByRole('link')).toHaveText(['Inicio']);
  } finally {
    await served.stop();
  }
});

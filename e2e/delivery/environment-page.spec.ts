import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PublishedReleases } from '@mosaico/platform/deliver/published-releases';
import { serve, type Serving } from '@mosaico/platform/deliver/serve';
import { folderStore } from '@mosaico/platform/store/stores';
import { freePort } from '@mosaico/platform/testing/free-port';
import { lookAt, objections, themes, type Look } from '../support/axe.ts';
import { countBefore, publishChanged } from '../support/canary.ts';
import { serving as servingBy } from '../support/serving.ts';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { walkThrough } from '../support/focus.ts';
import { policy, socialPlansTitle } from '../support/known-pages.ts';
import { expect, test } from '../support/site.ts';

// One environment for all: staging, whose second revision has another site configuration.
test.describe.configure({ mode: 'serial' });

let clone: Clone;
let serving: Serving;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  clone = cloneRepository();
  const configuration = join(clone.folder, 'environments', 'demo', 'site.json');
  clone.mosaicoNow('environment', 'create', 'staging', '--from', 'demo');
  const site = readFileSync(configuration, 'utf8');
  writeFileSync(configuration, site.replace('"pin": "314159"', '"pin": "271828"'));
  clone.mosaicoNow(
    ...['promote', '--env', 'staging', '--config', 'environments/demo', '--by', 'Ana', '--reason', '<b>Otro PIN</b>'],
  );
  const published = new PublishedReleases(folderStore(join(clone.folder, '.mosaico', 'store')));
  serving = await serve(join(clone.folder, '.mosaico', 'sites', 'staging'), await freePort(), undefined, { published });
});
test.afterAll(async () => {
  await serving.stop();
  clone.remove();
});

const at = (path: string): string => `${serving.address}${path}`;
const section = (page: Page, name: string) => page.getByRole('region', { name });
const part = (page: Page, name: string) =>
  page.locator('details', { has: page.getByRole('heading', { name, exact: true }) });

test('somebody without a terminal reads what is shown, and hands on a command that works as it stands', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at('/planes-sociales'));
  await page.getByRole('button', { name: /^Versiones/ }).click();
  await page.getByRole('link', { name: 'Todo lo que muestra staging' }).click();
  await expect(page).toHaveURL(/\/mosaico\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué se ve en staging');
  await expect(page.getByText(/^Desde el .* por Ana\b/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('blockquote')).toHaveText('<b>Otro PIN</b>');
  await expect(section(page, 'Qué cambió')).toContainText('configuración del sitio');

  // A tile leads to its part, opened.
  await page.getByRole('link', { name: /^mf-plans/ }).click();
  await expect(part(page, 'mf-plans').getByRole('link', { name: socialPlansTitle })).toBeVisible();
  await part(page, 'demo').locator('summary').click();
  await expect(part(page, 'demo')).toContainText('configuración del sitio');

  const change = section(page, 'Qué cambió');
  await change.getByLabel('Motivo, para la historia').fill('El PIN "de antes" & nada más');
  await change.getByRole('button', { name: 'Copiar' }).click();
  await expect(change.getByRole('status')).toHaveText('Copiada');
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toBe('npx mosaico rollback --env staging --to 1 --shown 2 --reason "El PIN de antes nada más"');
  const [, words = '', reason = ''] = /^npx mosaico (.*) --reason "(.*)"$/.exec(command) ?? [];
  const { code, output } = await clone.mosaico(...words.split(' '), '--reason', reason);
  expect(code, output).toBe(0);

  await page.goto(at('/mosaico'));
  await expect(page.getByText('Revisión 3', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('blockquote')).toHaveText('El PIN de antes nada más');
  // A command that somebody has kept does nothing now.
  const again = await clone.mosaico(...words.split(' '), '--reason', reason);
  expect(again.code).not.toBe(0);
  expect(again.output).toContain('does not show revision 2 any more');
});

test('it says everything without scripts, and opens by keyboard', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('/mosaico/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByLabel('Motivo, para la historia')).toBeHidden();
  const summary = part(page, 'mf-legal').locator('summary').first();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'mf-legal').getByText('/politica-citas', { exact: true })).toBeVisible();
  const back = section(page, 'Historia').getByText('Volver a esta revisión').first();
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(
    section(page, 'Historia').getByText(/^npx mosaico rollback --env staging --to 2 --shown 3/),
  ).toBeVisible();
  await context.close();
});

test('axe has nothing to say of it, whatever is open', async ({ page }) => {
  test.slow();
  await page.goto(at('/mosaico/'));
  await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
  for (const width of [320, 360, 768, 1440])
    for (const theme of Object.keys(themes) as Look['theme'][]) {
      await lookAt(page, { theme, width });
      expect.soft(await objections(page), JSON.stringify({ theme, width })).toEqual([]);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect.soft(isWider, `nothing sticks out at ${width} px`).toBe(false);
    }
});

/** What a visitor who presses Tab comes to in a part of the page, in this order: the words of each stop. */
async function stopsIn(page: Page, name: string): Promise<string[]> {
  const stops: string[] = [];
  await section(page, name).evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await section(page, name).evaluate((element) => {
      const { activeElement: focused } = document;
      if (!(focused instanceof HTMLElement) || !element.contains(focused)) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return focused.innerText.trim() + (isRinged ? '' : ' (without a focus ring)');
    });
    if (stop === undefined) return stops;
    stops.push(stop);
  }
}

test('during a canary both arms are read and its commands are copied by keyboard, and axe has nothing to say of it', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const release = await publishChanged(
    clone,
    'mf-legal/src/appointment-policy/content.ts',
    policy.heading,
    'Política de las citas',
  );
  const { code, output } = await clone.mosaico('promote', `mf-legal@${release}`, '--env', 'staging', '--canary');
  expect(code, output).toBe(0);
  const head = await folderStore(join(clone.folder, '.mosaico', 'store')).revision('staging');
  await countBefore(clone, 'staging', head.revision);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The command counts reports; a server without a counter shows none.
  const counting = await servingBy(clone.folder, ['serve', '--env', 'staging']);
  try {
    // Each stop is looked at as its key is let go: nothing may still be scrolling.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${counting.address}/mosaico/`);
    const [running, health] = [section(page, 'En prueba'), section(page, 'Cómo va')];
    await expect(running).toContainText(`El 5 % de las visitas recibe el canary ${head.revision}`);
    await expect(health.getByRole('row', { name: 'Sesiones con errores 0 (0,0 %) 0 (0,0 %)' })).toBeVisible();

    const { stops, isRound, unseen } = await walkThrough(page, 'Tab');
    expect({ isRound, unseen }).toEqual({ isRound: true, unseen: [] });
    expect(stops).toBeGreaterThan(10);
    // Its beginning in the history, and each command.
    expect(await stopsIn(page, 'En prueba')).toEqual([`revisión ${head.revision}`, 'Copiar', 'Copiar']);
    const [hours = '', ...links] = (await stopsIn(page, 'Cómo va')).toReversed();
    expect(hours).toBe('Las cifras de cada hora');
    expect(links.filter((each) => !/^revisión \d+$/.test(each))).toEqual([]);

    await running.getByRole('button', { name: 'Copiar' }).last().focus();
    await page.keyboard.press('Enter');
    await expect(running.getByRole('status').last()).toHaveText('Copiada');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^npx mosaico canary abort --env staging --number ${head.revision} --reason `),
    );

    // The chart says in words where its figures are.
    await expect(health.getByRole('img', { name: /la tabla de abajo tiene las cifras$/ })).toBeVisible();
    await health.getByText('Las cifras de cada hora').focus();
    await page.keyboard.press('Enter');
    await expect(health.getByRole('columnheader', { name: 'Hora' })).toBeVisible();
    await expect(health.getByRole('cell', { name: '4500', exact: true }).first()).toBeVisible();

    for (const width of [360, 768, 1440])
      for (const theme of ['light', 'dark'] as const) {
        await lookAt(page, { theme, width });
        expect.soft(await objections(page), JSON.stringify({ theme, width })).toEqual([]);
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect.soft(isWider, `nothing sticks out at ${width} px`).toBe(false);
      }
  } finally {
    await counting.stop();
  }
});

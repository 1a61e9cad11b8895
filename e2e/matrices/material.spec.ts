import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtVersion } from '@mosaico/platform/build/inputs';
import { buildsFolder } from '@mosaico/platform/lib/folders';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import type { Release } from '@mosaico/shared-types/schemas';
import { expect, hydrated, withoutOffer, restingPlace, test } from '../support/site.ts';

/** What of Material UI the page has asked for, by path without its hash. */
function materialFiles(page: Page): Set<string> {
  // A file is fetched, and then run from the browser's cache: two requests.
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/material|mui|emotion/.test(pathname)) asked.add(pathname.replace(/\.\w+(?=\.\w+$)/, ''));
  });
  return asked;
}

/** Of Material UI a site has one copy, which is the shell's, and the design system's sheet of it. */
const shellsCopy = ['/assets/shell/material.css', '/assets/shell/material.js'];

/** Holds Material UI back until it is let go. */
async function hold(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/material\.[^/]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const isMaterial = (page: Page) => page.locator('[role="tab"].MuiTab-root').first();

for (const width of [320, 360, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`at ${width} px, ${colorScheme}, the tabs look as before when Material UI takes them over`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const letGo = await hold(page);
      await withoutOffer(page);
      // Four tabs: in two rows where there is little room.
      await page.goto('/planes-mantenimiento');
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const list = page.getByRole('tablist');
      await list.scrollIntoViewIfNeeded();
      const places = async (): Promise<unknown> => {
        const found: unknown[] = [];
        for (const each of await page.getByRole('tab').all()) found.push(await restingPlace(each));
        return [...found, await restingPlace(page.getByRole('tabpanel'))];
      };
      const before = await places();
      const picture = await list.screenshot();
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((seen) => {
          for (const entry of seen.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift' });
      });
      await page.getByRole('tab').first().dispatchEvent('touchstart', { bubbles: true });
      letGo();
      await expect(isMaterial(page)).toBeVisible();
      expect(await places()).toEqual(before);
      expect((await list.screenshot()).equals(picture)).toBe(true);
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });
  }
}

test('a page asks for nothing of Material UI until its visitor reaches for a control', async ({ page }) => {
  const asked = materialFiles(page);
  await page.goto('/planes-sociales', { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.getByRole('tabpanel').hover();
  expect([...asked]).toEqual([]);
  await page.getByRole('tab').first().hover();
  await expect(isMaterial(page)).toBeVisible();
  expect([...asked].toSorted()).toEqual(shellsCopy);
});

test('going back is not undone: neither when Material UI takes over the tabs, nor when the window gets the focus again', async ({
  page,
}) => {
  const letGo = await hold(page);
  await page.goto('/planes-sociales');
  await hydrated(page);
  const entries = await page.evaluate(() => history.length);
  const chosen = page.getByRole('tab', { name: 'Recomendado', selected: true });
  const pressAndGoBack = async (): Promise<void> => {
    await page.getByRole('tab', { name: 'Básico' }).click();
    await expect(page).toHaveURL('/planes-sociales?plan=basico');
    await expect(page.getByRole('tab', { name: 'Básico' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/planes-sociales');
    await expect(page.getByRole('tabpanel', { name: 'Recomendado' })).toBeVisible();
    await expect(chosen).toBeFocused();
  };
  await pressAndGoBack();
  letGo();
  await expect(isMaterial(page)).toBeVisible();
  await expect(chosen).toBeFocused();
  await pressAndGoBack();
  // The event when a visitor comes back to the window.
  await page.evaluate(() => document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(chosen).toBeFocused();
  await expect(page).toHaveURL('/planes-sociales');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('of tabs that a held key passes over only the last has a history entry, before and after Material UI takes over', async ({
  page,
}) => {
  const letGo = await hold(page);
  await page.goto('/planes-crm');
  await hydrated(page);
  const entries = await page.evaluate(() => history.length);
  const selected = page.getByRole('tab', { selected: true });
  const first = await selected.innerText();
  const passOver = async (): Promise<void> => {
    await selected.focus();
    const address = page.url();
    await page.evaluate(async () => {
      // One more than a full round, as fast as a held key or faster.
      const count = 60 * document.querySelectorAll('[role="tab"]').length + 1;
      for (let step = 0; step < count; step++) {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true, repeat: step > 0 }),
        );
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await expect(page).not.toHaveURL(address);
    await expect(selected).toBeFocused();
    await expect(selected).not.toHaveText(first);
    await expect(page.getByRole('tabpanel', { name: await selected.innerText(), exact: true })).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(selected).toHaveText(first);
    await expect(page).toHaveURL('/planes-crm');
  };
  await passOver();
  letGo();
  await expect(isMaterial(page)).toBeVisible();
  await passOver();
});

test('remotes use the one copy, which is the shell’s', async ({ page }) => {
  const asked = materialFiles(page);
  await page.goto('/planes-sociales');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Básico' }).click();
  await expect(isMaterial(page)).toBeVisible();
  // Every link of the document is followed by the shell.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/planes-crm' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/planes-crm');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CRM');
  await page.getByRole('tab').last().hover();
  await page.getByRole('tab').last().click();
  await expect(isMaterial(page)).toBeVisible();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  expect([...asked].toSorted()).toEqual(shellsCopy);
  await expect(page.locator('style[data-emotion="mui"]')).not.toHaveCount(0);
});

test('no release of a remote holds anything of Material UI', () => {
  const root = join(import.meta.dirname, '..', '..');
  const found: string[] = [];
  const asking = new Set<string>();
  for (const workspace of appWorkspaces(root)) {
    const output = join(buildsFolder(root, workspace.name), builtVersion(workspace) ?? '');
    const { shared } = JSON.parse(readFileSync(join(output, 'release.json'), 'utf8')) as Release;
    const isOurs = ({ key }: { key: string }): boolean => /^@(mui|emotion)\//.test(key);
    if (workspace.role === 'shell') {
      expect(shared.provides.filter(isOurs).map(({ eager }) => eager)).not.toContain(true);
      continue;
    }
    found.push(...shared.provides.filter(isOurs).map(({ key }) => `${workspace.name}: ${key}`));
    for (const { key, fallback } of shared.consumes.filter(isOurs)) {
      asking.add(workspace.name);
      found.push(...fallback.map((file) => `${workspace.name}: ${key} in ${file}`));
    }
    for (const file of readdirSync(join(output, 'client')).filter((name) => name.endsWith('.js'))) {
      // A class that every component of Material UI writes.
      if (/Mui[A-Z]\w+-root|data-emotion/.test(readFileSync(join(output, 'client', file), 'utf8')))
        found.push(`${workspace.name}: ${file}`);
    }
  }
  expect(found).toEqual([]);
  // Those that have controls of it ask the shell.
  expect([...asking]).toEqual(expect.arrayContaining(['mf-courses', 'mf-crm', 'mf-plans']));
});

test.describe('the tooltip of the search', () => {
  test.use({ viewport: { width: 700, height: 800 } });

  test('is reached by a pointer on a diagonal path, also on a slow one, and put away with Escape', async ({ page }) => {
    await page.clock.install();
    await page.goto('/politica-privacidad');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Buscar servicios' });
    const bubble = page.getByRole('tooltip');
    await button.hover();
    await expect(bubble).toBeVisible();
    const from = await restingPlace(button);
    const to = await restingPlace(bubble.locator('div'));
    expect(to.y).toBeGreaterThanOrEqual(from.y + from.height);
    // Out of the control at its side, below its corner over neither, and into the bubble at its far end.
    await page.mouse.move(from.x - 6, from.y + from.height - 8, { steps: 4 });
    await page.mouse.move(to.x + 4, to.y + to.height / 2, { steps: 6 });
    await page.waitForFunction(() => document.querySelector('[role="tooltip"]')?.matches(':hover'));
    // Longer than it would take to close.
    await page.clock.runFor(600);
    await expect(bubble).toBeVisible();
    await expect(button).toHaveAccessibleDescription('Busca tu servicio aquí');
    await page.mouse.move(5, 700);
    await expect(bubble).toBeHidden();

    await button.hover();
    await expect(bubble).toBeVisible();
    const start = { x: from.x + 2, y: from.y + from.height / 2 };
    const end = { x: to.x + 8, y: to.y + to.height - 4 };
    for (let step = 0; step <= 16; step++) {
      await page.mouse.move(start.x + ((end.x - start.x) * step) / 16, start.y + ((end.y - start.y) * step) / 16);
      // A hand that is slow.
      await page.clock.runFor(60);
      await expect(bubble).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(bubble).toBeHidden();
  });
});

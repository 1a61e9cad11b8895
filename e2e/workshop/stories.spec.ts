import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axeOn } from '../support/axe.ts';
import { expect, test } from '../support/site.ts';
import { buildWorkshop, showStory, storiesIn, switchStory, type Story } from '../support/workshop.ts';

/** What is asked of a whole page, which a block alone is not. */
const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region', 'heading-order'];

// One workshop for all of them.
test.describe.configure({ mode: 'default' });
let folder: string;
let stories: Story[];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'mosaico-workshop-'));
  await buildWorkshop(folder);
  stories = storiesIn(folder);
  expect(stories).not.toEqual([]);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every story shows its block, silently, within a phone’s width, and without objections by axe', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [number, { id, title, name }] of stories.entries()) {
    await test.step(`${title}: ${name}`, async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme: 'light' });
      await (number === 0 ? showStory(page, folder, id) : switchStory(page, id));
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(360);
      for (const [colorScheme, width] of [['light', 360] as const, ['dark', 1440] as const]) {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ colorScheme });
        const { violations } = await axeOn(page, 'body');
        expect
          .soft(
            violations.filter(({ rule }) => !ofPages.includes(rule)),
            `${id}, ${colorScheme}`,
          )
          .toEqual([]);
      }
    });
  }
});

test('a story is shown in the scheme that the toolbar says, whatever the system’s', async ({ page }) => {
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const grounds: Record<string, string> = {};
  for (const scheme of ['system', 'light', 'dark']) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await showStory(page, folder, `plans-plancard--recommended&globals=scheme:${scheme}`);
    await expect(page.getByRole('heading', { name: 'Básico' })).toBeVisible();
    grounds[scheme] = await ground();
  }
  expect(grounds.dark).toBe(grounds.system);
  expect(grounds.light).not.toBe(grounds.system);
});

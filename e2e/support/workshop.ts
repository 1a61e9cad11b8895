import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const repository = join(import.meta.dirname, '..', '..');

/** A state of a block. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** Of the repository's folder `shared-ui`. */
  importPath: string;
}

/** Builds the workshop of `root`, a checkout with its packages, into `folder`. Rejects with what Storybook says. */
export async function buildWorkshop(folder: string, root = repository): Promise<void> {
  const require = createRequire(join(root, 'package.json'));
  const manifest = require.resolve('storybook/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string };
  const program = join(dirname(manifest), bin);
  const words = ['build', '--config-dir', join('shared-ui', '.storybook'), '--output-dir', folder, '--test', '--quiet'];
  await promisify(execFile)(process.execPath, [program, ...words, '--disable-telemetry'], {
    cwd: root,
    maxBuffer: 1e8,
  });
}

/** Every story of a workshop that was built into `folder`. */
export function storiesIn(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(entries);
}

/** What a workshop's page is told by, and tells. */
interface Channel {
  emit(event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }): void;
  on(event: string, then: (told: unknown) => void): void;
  off(event: string, then: (told: unknown) => void): void;
}

/** Shows another one in the page that shows one, which takes a fraction of a page's time. Rejects where it does not render. */
export async function switchStory(page: Page, id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const { workshopChannel: channel } = globalThis as { workshopChannel?: Channel };
    if (!channel) throw new Error('The page shows no story yet.');
    const failures = ['storyErrored', 'storyThrewException', 'storyMissing'];
    await new Promise<void>((resolve, reject) => {
      const done = (rendered: unknown): void => {
        if (rendered !== storyId) return;
        channel.off('storyRendered', done);
        for (const each of failures) channel.off(each, failed);
        resolve();
      };
      const failed = (told: unknown): void => reject(new Error(`${storyId}: ${JSON.stringify(told)}`));
      channel.on('storyRendered', done);
      for (const each of failures) channel.on(each, failed);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    await document.fonts.ready;
  }, id);
}

/** Shows one, without a server: what the page asks for is read from the folder. */
export async function showStory(page: Page, folder: string, id: string): Promise<void> {
  await page.context().route('http://workshop.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, decodeURIComponent(pathname)) });
  });
  await page.goto(`http://workshop.test/iframe.html?viewMode=story&id=${id}`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { showStory, storiesIn } from '../support/workshop.ts';

/** How each story is looked at. Widths in px. */
const looks = [360, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** What two workshops show differently, by the stories' ids. */
export interface Differences {
  different: string[];
  /** Only in the workshop before, or only in the one after. */
  gone: string[];
  added: string[];
}

/**
 * Takes pictures of every story of two built workshops in the same browser, so that neither fonts nor the browser's version make a
 * difference, and writes those that differ into `pictures`: before, after, and what differs.
 *
 * @param before Folder of the built workshop to compare with.
 * @param after Folder of the one that is compared.
 */
export async function comparePictures(
  before: string,
  after: string,
  { pictures, only = /^/ }: { pictures: string; only?: RegExp },
): Promise<Differences> {
  const [earlier, later] = [before, after].map((folder) => new Set(storiesIn(folder).map(({ id }) => id)));
  const ids = [...(later ?? [])].filter((id) => earlier?.has(id) && only.test(id));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const different: string[] = [];
  try {
    for (const id of ids) {
      const [first, second] = [await picturesOf(browser, before, id), await picturesOf(browser, after, id)];
      const changed = looks.filter((_, index) => !first[index]?.equals(second[index] ?? Buffer.alloc(0)));
      if (changed.length > 0) different.push(id);
      for (const look of changed) {
        const index = looks.indexOf(look);
        write(join(pictures, id), `${look.width}-${look.colorScheme}`, first[index], second[index]);
      }
    }
  } finally {
    await browser.close();
  }
  return {
    different,
    gone: [...(earlier ?? [])].filter((id) => !later?.has(id)),
    added: [...(later ?? [])].filter((id) => !earlier?.has(id)),
  };
}

/**
 * Whether somebody has said of a story that it is to look different: a line `Looks:` in a commit's message names it, or with a `*` several.
 *
 * @param messages What the commits of the change say.
 */
export function acceptedIn(messages: string): (id: string) => boolean {
  const patterns = [...messages.matchAll(/^Looks: *(.+)$/gm)]
    .flatMap(([, names = '']) => names.match(/[\w*-]+/g) ?? [])
    .map((name) => new RegExp(`^${name.replaceAll('*', '.*')}$`));
  return (id) => patterns.some((pattern) => pattern.test(id));
}

async function picturesOf(browser: Browser, folder: string, id: string): Promise<Buffer[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await showStory(page, folder, id);
    const pictures: Buffer[] = [];
    for (const { width, colorScheme } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      pictures.push(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
    }
    return pictures;
  } finally {
    await context.close();
  }
}

function write(folder: string, name: string, before: Buffer = Buffer.alloc(0), after: Buffer = Buffer.alloc(0)): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-before.png`), before);
  writeFileSync(join(folder, `${name}-after.png`), after);
  const [one, two] = [PNG.sync.read(before), PNG.sync.read(after)];
  // Of two sizes, everything differs.
  if (one.width !== two.width || one.height !== two.height) return;
  const difference = new PNG({ width: one.width, height: one.height });
  pixelmatch(one.data, two.data, difference.data, one.width, one.height);
  writeFileSync(join(folder, `${name}-difference.png`), PNG.sync.write(difference));
}

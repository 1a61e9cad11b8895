import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { readFrom, tableOf } from '../support/site-table.ts';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { thumbnailOf, thumbnailSize } from '../../shell/src/directory/thumbnail.ts';

// Pictures of the first screens for the page directory, of a site that runs: npm run thumbnails -- [http://localhost:8080]
const [site = 'http://localhost:8080'] = process.argv.slice(2);
const shell = join(import.meta.dirname, '..', '..', 'shell');
const folder = join(shell, 'public', 'miniaturas');

/** The window that is shown, in px, and the bytes that a picture of it may have. */
const viewport = { width: 1280, height: 800 };
const mostBytes = 8_000;

const answer = await fetch(`${site}/revision.json`).catch(() => undefined);
if (!answer?.ok) throw new Error(`${site} shows no site. Start it: npm start`);
const { routes } = await tableOf(readFrom(site));
// A page that sends visitors on has no first screen of its own.
const paths = routes.filter(({ redirect }) => redirect === undefined).map(({ path }) => path);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  const pictures = new Map<string, Buffer>();
  for (const path of paths) pictures.set(path, await firstScreen(page, devtools, path));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const [path, picture] of pictures) writeFileSync(join(shell, 'public', thumbnailOf(path)), picture);
  const lines = [...paths].sort().map((path) => `  '${path}',\n`);
  writeFileSync(
    join(shell, 'src', 'directory', 'thumbnails.ts'),
    `/** Pages whose first screen there is a picture of. Made by \`npm run thumbnails\`. */\nexport const thumbnails: readonly string[] = [\n${lines.join('')}];\n`,
  );
  const bytes = [...pictures.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(`${folder}: ${pictures.size} pictures, ${Math.round(bytes / 1024)} kB`);
} finally {
  await browser.close();
}

async function firstScreen(page: Page, devtools: CDPSession, path: string): Promise<Buffer> {
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What floats over every page says nothing of this one.
    for (const each of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(each).position === 'fixed' || each.localName === 'mosaico-versions')
        each.style.setProperty('display', 'none', 'important');
  });
  for (let quality = 62; quality > 0; quality -= 6) {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: 0, y: 0, ...viewport, scale: thumbnailSize.width / viewport.width },
    });
    const picture = Buffer.from(data, 'base64');
    if (picture.length < mostBytes) return picture;
  }
  throw new Error(`The first screen of ${path} has more than ${mostBytes} bytes at every quality.`);
}

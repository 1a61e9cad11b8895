import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { declaredScreens } from '../support/site.ts';

const usage =
  'npm run workshop:pages -- [http://localhost:8080] [--dark]: the first screens of a site that runs, side by side';
const { positionals, values } = parseArgs({ allowPositionals: true, options: { dark: { type: 'boolean' } } });
const [site = 'http://localhost:8080'] = positionals;
if (!URL.canParse(site)) throw new Error(`"${site}" is no address. ${usage}`);
const colorScheme = values.dark ? 'dark' : 'light';
const folder = join(import.meta.dirname, '..', '..', '.mosaico', 'workshop');
mkdirSync(folder, { recursive: true });

/** Windows, in px, and how wide each is on the sheet. */
const windows = [
  { viewport: { width: 1440, height: 900 }, columns: 6, wide: 400 },
  { viewport: { width: 360, height: 740 }, columns: 10, wide: 240 },
] as const;

const paths = (await declaredScreens()).map(({ path }) => path);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  for (const each of windows) {
    const pictures = await firstScreens(browser, each.viewport);
    const file = join(folder, `pages-${each.viewport.width}-${colorScheme}.png`);
    await sheet(browser, pictures, each, file);
    console.log(file);
  }
} finally {
  await browser.close();
}

async function firstScreens(from: Browser, viewport: { width: number; height: number }): Promise<Buffer[]> {
  const page = await from.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  const pictures: Buffer[] = [];
  for (const path of paths) {
    const answer = await page.goto(site + path);
    if (!answer?.ok()) throw new Error(`${site}${path} answers ${answer?.status()}. Start the site: npm start`);
    await page.evaluate(() => document.fonts.ready);
    pictures.push(await page.screenshot());
  }
  await page.close();
  return pictures;
}

async function sheet(
  from: Browser,
  pictures: readonly Buffer[],
  { columns, wide }: (typeof windows)[number],
  file: string,
): Promise<void> {
  const page = await from.newPage({ viewport: { width: columns * (wide + 12) + 12, height: 600 } });
  const figures = pictures.map(
    (picture, index) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${paths[index]}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:12px;display:grid;grid-template-columns:repeat(${columns},${wide}px);gap:12px;background:#ddd;font:12px sans-serif}
    figure{margin:0}img{display:block;width:100%}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

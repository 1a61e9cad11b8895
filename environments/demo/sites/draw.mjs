// Draws the sample cases' finished sites again, as pictures: node environments/demo/sites/draw.mjs [path of Chromium]
// Each page here is drawn whole, as a computer and as a phone show it, into the cases of mf-testimonials.
import { readdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const screens = {
  computadora: { width: 1200, scale: 1 },
  telefono: { width: 390, scale: 1.5 },
  // What stands for the case, 4:3: the beginning of the page, which pages of this height end on a whole block.
  portada: { width: 1200, scale: 640 / 1200, height: 900 },
};
const target = new URL('../../../mf-testimonials/public/data/casos/', import.meta.url);
const here = new URL('.', import.meta.url);

const browser = await chromium.launch({ executablePath: process.argv[2] });
for (const file of (await readdir(here)).filter((name) => name.endsWith('.html'))) {
  for (const [screen, { width, scale, height: cut }] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport: { width, height: cut ?? 800 }, deviceScaleFactor: scale });
    await page.goto(new URL(file, here).href);
    await page.evaluate('document.fonts.ready.then(() => true)');
    const height = cut ?? (await page.evaluate('document.documentElement.offsetHeight'));
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 78,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    const name = `${file.replace('.html', '')}-${screen}.webp`;
    const picture = Buffer.from(data, 'base64');
    await writeFile(new URL(name, target), picture);
    console.log(`${name}: ${width * scale}×${Math.round(height * scale)}, ${Math.round(picture.length / 1024)} kB`);
    await page.close();
  }
}
await browser.close();

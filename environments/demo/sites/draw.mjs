// Draws the sample cases' finished sites again, as pictures: node environments/demo/sites/draw.mjs [path of Chromium]
// Each page here is drawn whole, as a computer and as a phone show it, into the cases of mf-testimonials. Of those in `pages`, each
// section with a name is a picture, twice as sharp, or as sharp as its `data-scale` says.
import { readdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const screens = {
  computadora: { width: 1200, scale: 1 },
  telefono: { width: 390, scale: 1 },
  // What stands for the case, 4:3: the beginning of the page, which pages of this height end on a whole block.
  portada: { width: 1200, scale: 1, height: 900 },
};
const target = new URL('../../../mf-testimonials/public/data/casos/', import.meta.url);
const here = new URL('.', import.meta.url);

/** Draws a part of a page. */
async function draw(page, name, clip, scale) {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 78,
    captureBeyondViewport: true,
    clip: { ...clip, scale },
  });
  const picture = Buffer.from(data, 'base64');
  await writeFile(new URL(`${name}.webp`, target), picture);
  const size = `${clip.width * scale}×${Math.round(clip.height * scale)}`;
  console.log(`${name}: ${size}, ${Math.round(picture.length / 1024)} kB`);
}

const htmlIn = async (folder) => (await readdir(folder)).filter((name) => name.endsWith('.html'));

const browser = await chromium.launch({ executablePath: process.argv[2] });
for (const file of await htmlIn(here)) {
  for (const [screen, { width, scale, height: cut }] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport: { width, height: cut ?? 800 } });
    await page.goto(new URL(file, here).href);
    await page.evaluate('document.fonts.ready.then(() => true)');
    const height = cut ?? (await page.evaluate('document.documentElement.offsetHeight'));
    await draw(page, `${file.replace('.html', '')}-${screen}`, { x: 0, y: 0, width, height }, scale);
    await page.close();
  }
}
const pages = new URL('pages/', here);
for (const file of await htmlIn(pages)) {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 } });
  await page.goto(new URL(file, pages).href);
  await page.evaluate('document.fonts.ready.then(() => true)');
  for (const part of await page.locator('[data-page]').all()) {
    const name = await part.getAttribute('data-page');
    const scale = Number((await part.getAttribute('data-scale')) ?? 2);
    await draw(page, `${file.replace('.html', '')}-${name}`, await part.boundingBox(), scale);
  }
  await page.close();
}
await browser.close();

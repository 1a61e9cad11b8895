import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../../e2e/chromium.ts';
import { duration, wall, windows } from './scene.ts';

// Draws the hero's two videos and their poster: node --import tsx environments/demo/hero-video/draw.ts
// It needs ffmpeg (libx264, libwebp). The same browser and ffmpeg give the same files.
const framesPerSecond = 24;
const video =
  '-vf scale=out_color_matrix=bt709,format=yuv420p -c:v libx264 -profile:v main -preset veryslow -tune animation -crf 30 -g 400 ' +
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart';
// Few colours without loss are smaller and sharper than many with.
const picture =
  '-vf split[a][b];[a]palettegen=max_colors=27:reserve_transparent=0[p];[b][p]paletteuse=dither=none,format=bgra ' +
  '-c:v libwebp -lossless 1 -compression_level 6 -quality 100';

const file = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const font = await readFile(fileURLToPath(import.meta.resolve(file)), 'base64');
const style = `
  @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0 }
  svg { display: block; font: 700 20px Bricolage; letter-spacing: -0.5px; stroke-linecap: round; stroke-linejoin: round }`;
// Soft edges of small things are half of the poster's bytes.
const posterStyle = '.small { shape-rendering: crispEdges }';

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  for (const name of Object.keys(windows) as (keyof typeof windows)[]) await draw(name);
} finally {
  await browser.close();
}

async function draw(name: keyof typeof windows): Promise<void> {
  const moves = name.endsWith('.mp4');
  const { width, height } = windows[name];
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>${style}${moves ? '' : posterStyle}</style><main></main>`);
  await page.evaluate("document.fonts.load('700 20px Bricolage').then(() => true)");
  const target = fileURLToPath(new URL(`../public/demo/media/${name}`, import.meta.url));
  const input = `-v error -y -f image2pipe -framerate ${framesPerSecond} -c:v png -i -`;
  const same = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact';
  const options = `${input} ${moves ? video : picture} ${same}`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...options, target], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close') as Promise<[code: number]>;
  for (let frame = 0; frame < (moves ? duration * framesPerSecond : 1); frame += 1) {
    if (!ffmpeg.stdin.write(await shot(page, wall(name, frame / framesPerSecond)))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: it could not write ${target}`);
  await page.close();
  console.log(`${name}: ${width}×${height}, ${(await stat(target)).size} bytes`);
}

async function shot(page: Page, drawing: string): Promise<Buffer> {
  await page.locator('main').evaluate((main, svg) => {
    main.innerHTML = svg;
  }, drawing);
  return page.screenshot();
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../../e2e/chromium.ts';
import { scenes, type Scene } from './scenes.ts';

// Draws the testimonials' sample videos and their posters: node --import tsx environments/demo/testimonial-videos/draw.ts [01…]
// It needs ffmpeg (libx264, aac, libwebp). The same browser and ffmpeg give the same files.
const videos = fileURLToPath(new URL('../../../mf-testimonials/public/data/videos/', import.meta.url));
const framesPerSecond = 12;
/** A movement there and back: 2 s. */
const frames = 24;

const file = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const font = readFileSync(fileURLToPath(import.meta.resolve(file)), 'base64');
const style = `
  @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0 }
  svg { display: block; font: 760 46px Bricolage; letter-spacing: -.035em }`;
const same = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact';
// Few colours without loss are smaller and sharper than many with.
const still =
  '-vf split[a][b];[a]palettegen=max_colors=32:reserve_transparent=0[p];[b][p]paletteuse=dither=none,format=bgra ' +
  `-frames:v 1 -c:v libwebp -lossless 1 -compression_level 6 -quality 100 ${same}`;

const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'scenes-'));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  // Twice the size at which they are drawn: posters are as sharp as a phone's screen.
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });
  await page.setContent(`<style>${style}</style><main></main>`);
  await page.evaluate("document.fonts.load('760 46px Bricolage').then(() => true)");
  for (const [index, scene] of scenes.entries()) {
    const number = String(index + 1).padStart(2, '0');
    if (asked.length === 0 || asked.includes(number)) await draw(page, scene, number);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

async function draw(page: Page, { art, black = 0, ink, poster, seconds, title, tone, top }: Scene, number: string) {
  const words = title.map((line, row) => `<text x="26" y="${top + row * 47}" fill="${ink}">${line}</text>`).join('');
  for (let frame = 0; frame < frames; frame += 1) {
    const drawing = art(Math.sin((2 * Math.PI * frame) / frames));
    await page.locator('main').evaluate((main, svg) => {
      main.innerHTML = svg;
    }, `<svg viewBox="0 0 360 640" width="360" height="640">${drawing}${words}</svg>`);
    await page.screenshot({ path: join(folder, `${String(frame).padStart(2, '0')}.png`) });
  }
  const blackout = black === 0 ? '' : `drawbox=c=black:t=fill:enable='lt(t,${black})',`;
  render(
    ...`-stream_loop -1 -framerate ${framesPerSecond} -i ${join(folder, '%02d.png')} -f lavfi -i`.split(' '),
    `aevalsrc='.09*(sin(2*PI*${tone}*t)+.5*sin(3*PI*${tone}*t))*(.6+.4*sin(2*PI*t/${seconds}))':s=24000:d=${seconds},afade=t=in:d=0.4,afade=t=out:st=${seconds - 1}:d=1`,
    ...`-t ${seconds} -vf ${blackout}scale=480:854:flags=lanczos:out_color_matrix=bt709,format=yuv420p`.split(' '),
    ...'-c:v libx264 -profile:v main -preset veryslow -tune animation -crf 27 -movflags +faststart'.split(' '),
    ...'-colorspace bt709 -color_primaries bt709 -color_trc bt709 -c:a aac -b:a 24k'.split(' '),
    ...same.split(' '),
    join(videos, `cliente-${number}.mp4`),
  );
  // The middle of the movement: nothing leans.
  if (poster) render('-i', join(folder, '00.png'), ...still.split(' '), join(videos, `cliente-${number}.webp`));
}

function render(...options: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...options], { stdio: 'inherit' });
}

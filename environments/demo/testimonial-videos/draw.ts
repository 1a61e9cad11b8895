import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../../e2e/chromium.ts';
import { cards } from './cards.ts';

// Lays a card over each video that make-media.sh draws, and takes the posters: node --import tsx environments/demo/testimonial-videos/draw.ts
// It needs ffmpeg (libx264, libwebp). To draw the cards again, draw the videos first.
const videos = fileURLToPath(new URL('../../../mf-testimonials/public/data/videos/', import.meta.url));
/** Seconds of black at the beginning, which the capture of posters has to pass. */
const blackSeconds: Record<string, number> = { '11': 1.5 };
/** The others have no poster: it is captured in the browser. */
const posters = new Set(['01', '02', '03', '04', '08', '10']);

const file = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const font = readFileSync(fileURLToPath(import.meta.resolve(file)), 'base64');
const style = `
  @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; background: transparent }
  div { position: absolute; left: 40px; top: 80px; width: 280px; height: 400px; box-sizing: border-box; padding: 30px 26px;
    border-radius: 4px 4px 64px 4px; display: flex; flex-direction: column; justify-content: space-between }
  svg { width: 190px; height: 190px; margin: 0 auto; font-family: Bricolage; font-weight: 750 }
  p { margin: 0 0 4px; font: 750 41px/1.02 Bricolage; letter-spacing: -.035em }`;

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  // Twice the videos' size: posters are as sharp as a phone's screen.
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });
  for (const [index, { ground, ink, title, art }] of cards.entries()) {
    const number = String(index + 1).padStart(2, '0');
    const words = `<svg viewBox="0 0 200 200">${art}</svg><p style="color:${ink}">${title}</p>`;
    await page.setContent(`<style>${style}</style><div style="background:${ground}">${words}</div>`);
    await page.evaluate("document.fonts.load('750 41px Bricolage').then(() => true)");
    await page.screenshot({ path: join(folder, 'card.png'), omitBackground: true });
    lay(number);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

function lay(number: string): void {
  const clip = join(videos, `cliente-${number}.mp4`);
  const card = join(folder, 'card.png');
  const result = join(folder, 'result.mp4');
  const from = blackSeconds[number];
  const enabled = from === undefined ? '' : `:enable='gte(t,${from})'`;
  const video = '-c:v libx264 -preset veryslow -crf 31 -profile:v main -movflags +faststart -map_metadata -1'.split(
    ' ',
  );
  const graph = `[1:v]scale=360:640[card];[0:v][card]overlay=0:0${enabled},format=yuv420p[v]`;
  render(
    '-i',
    clip,
    '-i',
    card,
    '-filter_complex',
    graph,
    '-map',
    '[v]',
    '-map',
    '0:a',
    '-c:a',
    'copy',
    ...video,
    result,
  );
  const poster = join(videos, `cliente-${number}.webp`);
  const still = '-frames:v 1 -c:v libwebp -q:v 60 -compression_level 6'.split(' ');
  const enlarged = '[0:v]scale=720:1280:flags=lanczos,bilateral=sigmaS=5:sigmaR=0.08[v];[v][1:v]overlay=0:0';
  if (posters.has(number)) render('-ss', '2', '-i', clip, '-i', card, '-filter_complex', enlarged, ...still, poster);
  copyFileSync(result, clip);
}

function render(...options: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...options], { stdio: 'inherit' });
}

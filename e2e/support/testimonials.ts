import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Testimonial } from '@mosaico/shared-types';
import { expect, hydrated } from './site.ts';

/** The page that has them all. */
export const testimonialsPath = '/testimonios-videos';

const root = join(import.meta.dirname, '..', '..');

export async function open(page: Page, address = testimonialsPath): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  // The cases stand before the videos there.
  if (address !== testimonialsPath) return;
  const videos = page.getByRole('heading', { name: 'En video', exact: true });
  await videos.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
}

/** The visitor comes from a page without testimonials, so that none is known in the browser. */
export async function come(page: Page, link: string): Promise<void> {
  await open(page, '/politica-citas');
  await page.getByRole('link', { name: link, exact: true }).last().click();
}

/** A video of the demonstration, by its number. */
export const demoVideo = (number: number): string =>
  join(root, 'mf-testimonials/public/data/videos', `cliente-${String(number).padStart(2, '0')}.mp4`);

const samples = JSON.parse(
  readFileSync(join(root, 'mf-testimonials/public/data/testimonios.json'), 'utf8'),
) as Testimonial[];

/** The client of a video of the demonstration, by its number. */
export const demoClient = (number: number): string => samples[number - 1]?.name ?? `no client ${number}`;

/** A video made for the tests. */
export const testVideo = (name: 'wide' | 'black'): string => join(import.meta.dirname, 'videos', `${name}.mp4`);

/** A testimonial of the list that a test serves, with a video of the demonstration unless told otherwise. */
export const testimonial = (number: number, rest: Partial<Testimonial> = {}): Testimonial => ({
  name: `Cliente ${number}`,
  company: `Empresa de ejemplo ${number}`,
  videoUrl: `/data/videos/cliente-${String(((number - 1) % 12) + 1).padStart(2, '0')}.mp4?n=${number}`,
  ...rest,
});

/** The page's data file holds this, from now on. */
export async function serveTestimonials(page: Page, list: readonly unknown[]): Promise<void> {
  await page.route(/\/data\/testimonios\.json/, (route) => route.fulfill({ json: list }));
}

/** The call for the list is not answered until the returned function says so. */
export async function holdTestimonials(page: Page): Promise<() => void> {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/data\/testimonios\.json/, async (route) => {
    await held;
    await route.fallback();
  });
  return answer;
}

/**
 * A video at any address, as a server that knows ranges answers it: without them, a browser cannot seek. On another origin,
 * it lets itself be read by the origin that is named, or by all (`*`).
 */
export async function serveVideo(page: Page, address: string, file: string, readableBy = '*'): Promise<void> {
  const video = readFileSync(file);
  await page.route(address, (route) => {
    const start = Number(/^bytes=(\d+)-/.exec(route.request().headers().range ?? '')?.[1] ?? 0);
    return route.fulfill({
      status: 206,
      contentType: 'video/mp4',
      headers: {
        'access-control-allow-origin': readableBy,
        'accept-ranges': 'bytes',
        'content-range': `bytes ${start}-${video.length - 1}/${video.length}`,
      },
      body: video.subarray(start),
    });
  });
}

/** Addresses of the videos that the page asked for, once each. */
export function videosAskedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'media') asked.add(request.url());
  });
  return asked;
}

/** The card of a client. */
export const cardOf = (page: Page, name: string): Locator =>
  page.locator('figure', { has: page.locator('figcaption').getByText(name, { exact: true }) });

/** What a picture looks like: its size, and its average colour. */
export interface Look {
  width: number;
  height: number;
  /** Red, green, blue: 0 to 255. */
  color: [number, number, number];
}

/** Waits until the card shows a poster that was captured, and looks at it. */
export async function capturedPoster(card: Locator): Promise<Look> {
  const picture = card.locator('img[src^="data:image/jpeg;base64,"]');
  await expect(picture).toBeVisible({ timeout: 60_000 });
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1, height: 1 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return { width: image.naturalWidth, height: image.naturalHeight, color: [red, green, blue] };
  });
}

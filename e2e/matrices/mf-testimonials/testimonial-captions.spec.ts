import type { Page, Request } from '@playwright/test';
import { test } from '../../support/returning.ts';
import { expect } from '../../support/site.ts';
import {
  cardOf,
  demoClient,
  demoVideo,
  open,
  serveTestimonials,
  serveVideo,
  testimonial,
  testimonialsPath,
} from '../../support/testimonials.ts';

const captions = { url: '/data/videos/cliente-01.vtt', language: 'es' };
const button = (page: Page) => page.getByRole('button', { name: 'Subtítulos' });

/** The captions of the video that plays: whether they are shown, and the words of those that have been loaded. */
const track = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const [first] = video.textTracks;
    const cues = Array.from(first?.cues ?? [], (cue) => (cue as VTTCue).text);
    return { mode: first?.mode, cues };
  });

/** Files of captions that the page asks for from now on. */
function captionsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('.vtt')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Plays by keyboard alone, and goes on to the button, past the controls that the browser brings. */
async function playByKeyboard(page: Page, name: string): Promise<void> {
  await cardOf(page, name).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('video')).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [10] });
}

test('captions come with the video and not before; the keyboard turns them off, for all videos of the visit', async ({
  page,
}) => {
  const asked = captionsAskedFor(page);
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await playByKeyboard(page, demoClient(1));
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => track(page))
    .toEqual({
      mode: 'showing',
      cues: ['[Muestra sin voz: tono medio]', 'Aquí la panadería contaría cómo le llegan encargos.'],
    });
  expect(asked).toEqual(['/data/videos/cliente-01.vtt']);
  const { width, height } = (await button(page).boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  await page.keyboard.press('Space');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  expect((await track(page)).mode).toBe('disabled');

  await open(page);
  await playByKeyboard(page, demoClient(3));
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(asked).toEqual(['/data/videos/cliente-01.vtt']);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await track(page)).cues).toHaveLength(2);
});

test('a video of another origin that may not be read plays with captions; one without captions plays, too, and stops the first', async ({
  page,
}) => {
  await serveVideo(page, 'https://videos.example/ana.mp4', demoVideo(1), 'https://somebody-else.example');
  await serveTestimonials(page, [
    testimonial(1, { videoUrl: 'https://videos.example/ana.mp4', posterUrl: '/data/videos/cliente-01.webp', captions }),
    testimonial(2, { posterUrl: '/data/videos/cliente-03.webp' }),
  ]);
  await open(page);
  const playing = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0 && video.controls);
  await cardOf(page, 'Cliente 1').getByRole('button').click();
  await expect.poll(playing).toBe(true);
  await expect.poll(async () => (await track(page)).cues).toHaveLength(2);
  await cardOf(page, 'Cliente 2').getByRole('button').click();
  await expect(cardOf(page, 'Cliente 2').locator('video')).toHaveCount(1);
  await expect.poll(playing).toBe(true);
  await expect(page.locator('video')).toHaveCount(1);
  await expect(cardOf(page, 'Cliente 1').getByRole('button')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('captions that are gone cost nothing but themselves', async ({ page, silentConsole }) => {
  await serveTestimonials(page, [
    testimonial(1, { posterUrl: '/data/videos/cliente-01.webp', captions: { ...captions, url: '/data/no-hay.vtt' } }),
  ]);
  await open(page);
  await cardOf(page, 'Cliente 1').getByRole('button').click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  // The browser's own, about the status.
  expect(silentConsole.filter((message) => !message.includes('404'))).toEqual([]);
  silentConsole.length = 0;
});

for (const javaScriptEnabled of [true, false])
  test.describe(`transcripts, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('stand closed below each video, and open by keyboard', async ({ page }) => {
      await page.goto(testimonialsPath);
      const videos = page.getByRole('region', { name: 'En video', exact: true });
      const all = videos.locator('details');
      await expect(all).toHaveCount(12);
      await expect(videos.locator('details[open]')).toHaveCount(0);
      const first = all.first();
      const words = first.getByText(/la panadería contaría aquí cómo le llegan los encargos/);
      await expect(words).toBeHidden();
      const summary = first.locator('summary');
      await expect(summary).toHaveText(`Leer la transcripción del testimonio de ${demoClient(1)}`);
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(words).toBeVisible();
    });
  });

test('home carries no transcripts, and leads to them', async ({ page }) => {
  const document = await (await page.goto('/'))?.text();
  expect(document).toContain('/data/videos/cliente-01.vtt');
  expect(document).not.toContain('cómo le llegan los encargos');
  await expect(page.getByRole('link', { name: 'Ver todos los testimonios' })).toHaveAttribute('href', testimonialsPath);
});

import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteProvider } from 'shared-types';
import site from '../../../environments/demo/site.json';
import VideoTestimonials from './video-testimonials.tsx';

export const page = (
  <SiteProvider value={site}>
    <MemoryRouter>
      <VideoTestimonials />
    </MemoryRouter>
  </SiteProvider>
);

export const ana = {
  name: 'Ana',
  company: 'Panadería de ejemplo',
  videoUrl: '/data/videos/ana.mp4',
  posterUrl: '/data/videos/ana.jpg',
};
export const luis = { name: 'Luis', company: 'Taller de ejemplo', videoUrl: '/data/videos/luis.mp4' };

/** Opens the page; the testimonials file answers with `body`. */
export function open(body: unknown, ok = true) {
  const fetched = jest.fn<Promise<unknown>, [address: string, init: RequestInit]>(() =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) }),
  );
  Object.assign(globalThis, { fetch: fetched });
  return { fetched, ...render(page) };
}

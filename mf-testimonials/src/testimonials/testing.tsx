// What unit tests of this remote stand on.
import { act, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import type { Testimonial } from '@mosaico/shared-types';
import { testimonialCardSchema } from '@mosaico/shared-types/schemas';
import { inShell } from '@mosaico/shared-ui/testing';
import { array, parse } from 'valibot';
import { file } from './fetch-testimonials.ts';

export const ana = {
  name: 'Ana',
  company: 'Panadería de ejemplo',
  videoUrl: '/data/videos/ana.mp4',
  posterUrl: '/data/videos/ana.jpg',
};
/** Came without a picture. */
export const luis = { name: 'Luis', company: 'Taller de ejemplo', videoUrl: '/data/videos/luis.mp4' };

/** Came with captions, and all that belongs to them. */
export const eva = {
  ...ana,
  name: 'Eva',
  videoUrl: '/data/videos/eva.mp4',
  captions: { url: '/data/videos/eva.vtt', language: 'es' },
  transcript: 'Vendo pan.\nMucho pan.',
  uploaded: '2026-12-01',
  duration: 75.5,
};

function answering(body: unknown, ok: boolean) {
  const fetched = jest.fn<Promise<unknown>, [address: string, init: RequestInit]>(() =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) }),
  );
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

/** Cases are another file's, and have tests of their own. */
export const withoutCases = { cases: [] };

/** Shows the element in the shell, as for a visitor who came to it in the browser; the testimonials file answers with `body`. */
export function open(element: ReactElement, body: unknown, ok = true) {
  return { fetched: answering(body, ok), ...render(inShell(element, withoutCases)) };
}

/**
 * Puts the element into the document as it was prerendered with these testimonials. `hydrate` makes it live, as the
 * visitor's browser does, where the file answers with `body`.
 */
export function prerender(element: ReactElement, known?: Testimonial[]) {
  const page = inShell(element, {
    ...withoutCases,
    ...(known && { data: { [file]: known, [`${file}#cards`]: parse(array(testimonialCardSchema), known) } }),
  });
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  return {
    container,
    hydrate: async (body: unknown, ok = true) => {
      const fetched = answering(body, ok);
      const faults: unknown[] = [];
      const root = hydrateRoot(container, page, { onRecoverableError: (fault) => faults.push(fault) });
      // The list is asked for, and answered, once the page is live.
      await waitFor(() => expect(fetched).toHaveBeenCalled());
      await act(() => Promise.resolve());
      return { fetched, faults, leave: () => act(() => root.unmount()) };
    },
  };
}

/** The window's edge, which jsdom does not have: everything is far until a test says so. */
export class Edge {
  private static all: Edge[] = [];
  private readonly watched = new Set<Element>();

  constructor(private readonly callback: IntersectionObserverCallback) {
    Edge.all.push(this);
  }

  observe(element: Element): void {
    this.watched.add(element);
  }

  unobserve(element: Element): void {
    this.watched.delete(element);
  }

  disconnect(): void {
    this.watched.clear();
  }

  /** The card with these words comes near the window, or leaves it. */
  static near(words: string, isIntersecting = true): void {
    for (const edge of Edge.all) {
      const entries = [...edge.watched]
        .filter((element) => element.closest('figure')?.textContent.includes(words))
        .map((target) => ({ target, isIntersecting }) as unknown as IntersectionObserverEntry);
      if (entries.length > 0) act(() => edge.callback(entries, edge as unknown as IntersectionObserver));
    }
  }
}

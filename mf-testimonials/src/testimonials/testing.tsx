// What unit tests of this remote stand on.
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { inShell } from 'shared-ui/testing';

export const ana = {
  name: 'Ana',
  company: 'Panadería de ejemplo',
  videoUrl: '/data/videos/ana.mp4',
  posterUrl: '/data/videos/ana.jpg',
};
/** Came without a picture. */
export const luis = { name: 'Luis', company: 'Taller de ejemplo', videoUrl: '/data/videos/luis.mp4' };

/** Shows the element in the shell; the testimonials file answers with `body`. */
export function open(element: ReactElement, body: unknown, ok = true) {
  const fetched = jest.fn<Promise<unknown>, [address: string, init: RequestInit]>(() =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) }),
  );
  Object.assign(globalThis, { fetch: fetched });
  return { fetched, ...render(inShell(element)) };
}

/** The window's edge, which jsdom does not have: everything is far until a test says so. */
export class Edge {
  private static all: Edge[] = [];
  private readonly watched = new Set<Element>();

  constructor(private readonly told: IntersectionObserverCallback) {
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
      if (entries.length > 0) act(() => edge.told(entries, edge as unknown as IntersectionObserver));
    }
  }
}

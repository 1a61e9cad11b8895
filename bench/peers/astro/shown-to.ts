import { createElement, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import type { Shown } from '../common/page.tsx';
import type { IslandProps } from './frame.tsx';

/** Of what a page is told, what an island asks for: the document holds it once more for the browser. */
export async function shownTo(Island: ComponentType<IslandProps>, { shown, subject }: IslandProps): Promise<Shown> {
  const asked = new Set<string>();
  const noting = new Proxy(shown, {
    get(all, key: string) {
      asked.add(key);
      return all[key];
    },
  });
  await prerender(createElement(Island, { shown: noting, subject, hydratedOnly: true }));
  return Object.fromEntries(Object.entries(shown).filter(([key]) => asked.has(key)));
}

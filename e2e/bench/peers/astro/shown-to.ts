import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Shown } from '../common/provided.tsx';
import type { IslandProps } from './frame.tsx';

/** Of what a page is told, what an island asks for: the document holds it once more for the browser. */
export function shownTo(Island: ComponentType<IslandProps>, { shown, subject }: IslandProps): Shown {
  const asked = new Set<string>();
  const noting = new Proxy(shown, {
    get(all, key: string) {
      asked.add(key);
      return all[key];
    },
  });
  renderToString(createElement(Island, { shown: noting, subject }));
  return Object.fromEntries(Object.entries(shown).filter(([key]) => asked.has(key)));
}

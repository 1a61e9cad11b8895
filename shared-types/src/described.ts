import { createContext, use } from 'react';

/** Something in schema.org's terms. */
export type Thing = { readonly '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

/** Takes note of what a page shows. */
export type Describe = (thing: Thing) => void;

const DescriptionContext = createContext<Describe | undefined>(undefined);

/** Given by the shell while it prerenders: what is noted stands in the document's head, see {@link useDescription}. */
export const DescriptionProvider = DescriptionContext.Provider;

/**
 * Notes something that the page shows, in schema.org's terms: a question and its answer, a video, a job. It is called while the
 * page is prerendered, never in a browser. Visitors must be able to read what is noted. The agency, the page itself, its trail
 * and its offers are added without it.
 */
export function useDescription(describe: () => Thing | readonly Thing[]): void {
  const note = use(DescriptionContext);
  if (note) for (const thing of [describe()].flat()) note(thing);
}

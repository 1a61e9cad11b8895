import { createContext, use } from 'react';

/** Something in schema.org's terms. */
export type Thing = { readonly '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

/** Takes note of what a page shows. */
export type Describe = (thing: Thing) => void;

const DescriptionContext = createContext<Describe | undefined>(undefined);

/** Given by the shell while it prerenders: what is noted stands in the document's head, see {@link useDescription}. */
export const DescriptionProvider = DescriptionContext.Provider;

/**
 * Notes what the page shows here in schema.org's terms: a question and its answer, a video, a job. It is called for while the
 * page is prerendered and never in a browser, which finds all of it in the document's head. What is noted has to be what
 * visitors read; who the agency is, the page itself, its trail and what it sells are added by themselves.
 */
export function useDescription(describe: () => Thing | readonly Thing[]): void {
  const note = use(DescriptionContext);
  if (note) for (const thing of [describe()].flat()) note(thing);
}

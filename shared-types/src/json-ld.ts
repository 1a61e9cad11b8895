import { createContext, use } from 'react';

/** Something in schema.org's terms. */
export type JsonLdNode = { readonly '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

/** Takes note of what a page shows. */
export type AddJsonLd = (thing: JsonLdNode) => void;

const JsonLdContext = createContext<AddJsonLd | undefined>(undefined);

/** Given by the shell while it prerenders: what is noted stands in the document's head, see {@link useJsonLd}. */
export const JsonLdProvider = JsonLdContext.Provider;

/**
 * Notes something that the page shows, in schema.org's terms: a question and its answer, a video, a job. It is called while the
 * page is prerendered, never in a browser. Visitors must be able to read what is noted. The agency, the page itself, its trail
 * and its offers are added without it.
 */
export function useJsonLd(nodes: () => JsonLdNode | readonly JsonLdNode[]): void {
  const note = use(JsonLdContext);
  if (note) for (const thing of [nodes()].flat()) note(thing);
}

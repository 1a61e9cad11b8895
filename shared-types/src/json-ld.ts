import { createContext, use } from 'react';

/** A node of a JSON-LD graph, in schema.org's vocabulary. */
export type JsonLdNode = { readonly '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

/** Adds a node to the page's JSON-LD. */
export type AddJsonLd = (thing: JsonLdNode) => void;

const JsonLdContext = createContext<AddJsonLd | undefined>(undefined);

/** Provided by the shell while it prerenders. Added nodes are written into the document's head: see {@link useJsonLd}. */
export const JsonLdProvider = JsonLdContext.Provider;

/**
 * Adds nodes to the page's JSON-LD: a question and its answer, a video, a job. `nodes` is called while the page is prerendered, never in a
 * browser. The page must show what the nodes say. The agency, the page, its breadcrumbs and its offers are added by the composer.
 */
export function useJsonLd(nodes: () => JsonLdNode | readonly JsonLdNode[]): void {
  const note = use(JsonLdContext);
  if (note) for (const thing of [nodes()].flat()) note(thing);
}

import type { ComponentType } from 'react';

/** Groups of the page directory, in the words that visitors read. */
export type PageCategory =
  'Principal' | 'Planes' | 'Sitios web' | 'CRM y soporte' | 'Cursos' | 'Citas' | 'Testimonios' | 'Legal' | 'Empleo';

/**
 * What a workspace says of one page it owns. Data only: the build copies it into `release.json`, and from there come
 * the router, the document head, the directory, the sitemap and the list of pages to prerender.
 */
export interface PageDeclaration {
  /** Canonical path: lower case, starts with `/`, no trailing slash. */
  path: `/${string}`;
  /** The document's title, unique in the site. The agency's name is appended at composition. */
  title: string;
  /** The description search engines show: 50 to 160 characters. */
  description: string;
  /** How the page directory lists it. */
  directory: { name: string; category: PageCategory };
  /** Further paths that show the same page. */
  aliases?: readonly `/${string}`[];
  /** `false` keeps the page out of search engines and the sitemap. Default: `true`. */
  indexed?: boolean;
}

/** The default export's type of every `pages.ts`: the page's key → what it is. */
export type Pages = Readonly<Record<string, PageDeclaration>>;

/** How each page of `P` loads. A page without a screen, or a screen without a page, does not compile. */
export type Screens<P extends Pages> = { readonly [Key in keyof P]: () => Promise<{ default: ComponentType }> };

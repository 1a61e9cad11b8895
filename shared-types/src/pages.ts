import type { ComponentType } from 'react';
import type { SiteConfiguration } from './schemas/site-configuration.ts';

/** Groups of the page directory, in the words that visitors read and in the order they are listed. */
export const pageCategories = [
  'Principal',
  'Planes',
  'Sitios web',
  'CRM y soporte',
  'Cursos',
  'Citas',
  'Testimonios',
  'Legal',
  'Empleo',
] as const;

/** See {@link pageCategories}. */
export type PageCategory = (typeof pageCategories)[number];

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
  /**
   * One page for each referrer, or for the mentor, of the site configuration: `{slug}` and `{name}` stand for theirs in
   * path, title, description and directory name. The screen is told whose page it is: {@link PageProps}.
   */
  each?: 'referrers' | 'mentor';
  /** Sends the visitor on to this address of the site configuration. The screen is for whoever is not sent. */
  redirect?: keyof SiteConfiguration['links'];
  /** Other sites may show the page in a frame; there, the shell leaves out header, footer and chat button. */
  embeddable?: boolean;
}

/** The default export's type of every `pages.ts`: the page's key → what it is. */
export type Pages = Readonly<Record<string, PageDeclaration>>;

/** What the shell tells every page's screen. */
export interface PageProps {
  /** The slug of the one whose page this is, where the declaration says `each`. */
  subject?: string | undefined;
}

/** How each page of `P` loads. A page without a screen, or a screen without a page, does not compile. */
export type Screens<P extends Pages> = {
  readonly [Key in keyof P]: () => Promise<{ default: ComponentType<PageProps> }>;
};

import type { DeclaredPages } from './declared.ts';
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

/** Groups of the footer's links, in the words that visitors read and in their order. */
export const footerGroups = ['Servicios', 'Agencia', 'Condiciones'] as const;

/** See {@link footerGroups}. */
export type FooterGroup = (typeof footerGroups)[number];

/** Name of a page: the workspace that owns it, and its key there. */
export type PageName = keyof DeclaredPages;

/**
 * A link within the site: to a page, and there to an anchor or with a query. Of a page with `each` the entry's slug follows
 * (`mf-testimonials/case/panaderia-trigal`). Its path is its owner's business.
 */
export type PageLink = PageName | `${PageName}/${string}` | `${PageName}#${string}` | `${PageName}?${string}`;

/** What the search knows a page, or a place in it, by. */
export interface SearchDeclaration {
  /** What the search's list says. Default: the directory's name, and the page's description. */
  title?: string;
  description?: string;
  /**
   * What visitors type for it: plain wishes, other names, common misspellings. Case and accents do not matter. A long
   * query matches if it contains one, so each means this page and no other (`red` would be found in `crédito`).
   */
  words: readonly string[];
  /** Trades and wants that the page serves beside others: `dentista`, `chatbot`. It is listed after pages that have them as words. */
  topics?: readonly string[];
  /** Place among the twelve services that the search lists first, from 1. */
  service?: number;
}

/**
 * A workspace's declaration of one of its pages. Data only: the build copies it into `release.json`, and from there come
 * the router, the document head, breadcrumbs, footer, lists of services, search, directory, sitemap and the list of pages
 * to prerender. Any text may mention figures: `desde {mf-plans/social-basic} al mes`.
 */
export interface PageDeclaration {
  /** The module below `src/` whose default export shows the page: `./social-plans/social-plans.tsx`. */
  screen: `./${string}`;
  /** Canonical path: lower case, starts with `/`, no trailing slash. */
  path: `/${string}`;
  /** The document's title, unique in the site. The agency's name is appended at composition. */
  title: string;
  /** The description search engines show: 50 to 160 characters. */
  description: string;
  /** How the page directory lists it. */
  directory: { name: string; category: PageCategory };
  /** Name of the page above this one, for the breadcrumbs. Default: home. */
  parent?: string;
  /** Where the footer links to it; the lowest `order` comes first. */
  footer?: { group: FooterGroup; label: string; order: number };
  /**
   * How lists of services show it: with the price of an offer, by its name. The lowest `order` comes first. `plan` is the plan that
   * this price is of, as the page's address names it (`basico`): links beside the price open its tab.
   */
  service?: { title: string; text: string; offer: string; order: number; plan?: string };
  /** The offers that can be had on this page, by their names: the structured data list them. */
  sells?: readonly string[];
  /** Pages that search engines index are always found by their own words. */
  search?: SearchDeclaration;
  /** Places in the page that the search leads to, by their anchor. */
  places?: readonly (Required<Omit<SearchDeclaration, 'service' | 'topics'>> &
    Pick<SearchDeclaration, 'topics'> & { anchor: string })[];
  /**
   * The page is for clients only. `elsewhere` is the page for everybody else. Offers that lead prospects here name it, too. A
   * page that has no such counterpart leaves it out.
   */
  clientsOnly?: { elsewhere?: string };
  /** Further paths that show the same page: those it had before, so that links from outside still lead to it. */
  aliases?: readonly `/${string}`[];
  /** `false` keeps the page out of search engines and the sitemap. Default: `true`. */
  indexed?: boolean;
  /**
   * The last day (`2026-12-15`) of a page. Later compositions keep it out of search engines, sitemap and footer. Its address
   * still answers. A job offer stands for so many days (a figure's name) from the day that the site configuration gives it, and
   * stays where that gives none.
   */
  expires?: `${number}-${number}-${number}` | { job: keyof SiteConfiguration['jobs']; days: string };
  /**
   * One page for each entry of a list that the site configuration declares: of `lists.<each>`, else of its key `<each>`
   * (`referrers`; `mentor` is a list of one). `{slug}` and `{name}` stand for the entry's in path, aliases, title,
   * description, directory name and search words. The screen receives the slug: {@link PageProps}.
   */
  each?: string;
  /** Redirects the visitor to this address of the site configuration. The screen is shown where the redirect does not happen. */
  redirect?: keyof SiteConfiguration['links'];
  /** Other sites may show the page in a frame; there, the shell leaves out header, footer and chat button. */
  embeddable?: boolean;
}

/** The default export's type of every `pages.ts`: the page's key → what it is. */
export type Pages = Readonly<Record<string, PageDeclaration>>;

/** Props of every page's screen, from the shell. */
export interface PageProps {
  /** The slug of the list's entry whose page this is, where the declaration says `each`. */
  subject?: string | undefined;
}

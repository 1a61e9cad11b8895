import { pageCategories, type PageCategory, type Route } from '@mosaico/shared-types';

/** A group with more pages than this names the others only: an entry has 1.7 kB of HTML, a name 0.1 kB, and a document has a bound. */
export const mostEntries = 60;

/** What the visitor looks for. */
export interface Filter {
  text: string;
  category: PageCategory | undefined;
}

/** Pages of one category, or of none: those that search engines are kept away from. */
interface Group {
  category: PageCategory | undefined;
  routes: readonly Route[];
}

/**
 * The pages that match, by category, in the categories' own order; last those that search engines are kept away from, such as
 * confirmations. Every word has to occur, whatever its case and accents.
 */
export function findPages(routes: readonly Route[], { text, category }: Filter): Group[] {
  const words = plain(text).split(/\s+/);
  const found = routes.filter(({ path, description, directory }) => {
    const whole = plain([directory.name, directory.category, path, description].join(' '));
    const isChosen = category === undefined || directory.category === category;
    return isChosen && words.every((word) => whole.includes(word));
  });
  const groups: Group[] = pageCategories.map((each) => ({
    category: each,
    routes: found.filter((route) => route.indexed && route.directory.category === each),
  }));
  groups.push({ category: undefined, routes: found.filter((route) => !route.indexed) });
  return groups.filter((group) => group.routes.length > 0);
}

/** How many pages the groups hold. */
export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, group) => sum + group.routes.length, 0);

/** A category as it is written in an address. */
export const slugOf = (category: PageCategory): string => plain(category).replaceAll(' ', '-');

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

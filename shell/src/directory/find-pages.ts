import { pageCategories, type PageCategory, type Route } from '@mosaico/shared-types';

/** What the visitor looks for. */
export interface Filter {
  text: string;
  category: PageCategory | undefined;
}

/** Pages of one category. */
export interface Group {
  category: PageCategory;
  routes: readonly Route[];
}

/** The pages that match, by category, in the categories' own order. Every word has to occur, whatever its case and accents. */
export function findPages(routes: readonly Route[], { text, category }: Filter): Group[] {
  const words = plain(text).split(/\s+/);
  const found = routes.filter(({ path, description, directory }) => {
    const whole = plain([directory.name, directory.category, path, description].join(' '));
    return words.every((word) => whole.includes(word));
  });
  return pageCategories
    .filter((each) => category === undefined || each === category)
    .map((each) => ({ category: each, routes: found.filter((route) => route.directory.category === each) }))
    .filter((group) => group.routes.length > 0);
}

/** How many pages the groups hold. */
export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, group) => sum + group.routes.length, 0);

/** A category as it is written in an address. */
export const slugOf = (category: PageCategory): string => plain(category).replaceAll(' ', '-');

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

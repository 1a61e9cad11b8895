/** A site to generate: the demonstration, and so much more. */
export interface SiteSize {
  /** Pages of the site as they were ordered; a site never has fewer than the demonstration with its further remotes. */
  pages: number;
  /** Pages to add by lists. */
  morePages: number;
  /** Remotes to add, each with one page. */
  moreRemotes: number;
}

/**
 * The sites to measure: the demonstration's remotes at each size, and more remotes at one size, so that only their number differs there: the
 * smallest size that has room for a page of each, or else the largest.
 *
 * @param demo How many pages and remotes the demonstration has.
 */
export function sitesToMeasure(
  { sizes, remotes }: { sizes: readonly number[]; remotes: readonly number[] },
  demo: { pages: number; remotes: number },
): SiteSize[] {
  const ascending = [...sizes].sort((a, b) => a - b);
  const more = remotes.map((count) => count - demo.remotes).filter((count) => count > 0);
  const most = Math.max(0, ...more);
  const sizeOfMore = ascending.find((size) => size - demo.pages >= most) ?? ascending.at(-1) ?? demo.pages;
  return ascending.flatMap((pages) =>
    [0, ...(pages === sizeOfMore ? more : [])].map((moreRemotes) => ({
      ...{ pages, moreRemotes, morePages: Math.max(0, pages - demo.pages - moreRemotes) },
    })),
  );
}

import type { Route } from '@mosaico/shared-types';
import type { Contents, Revision } from '@mosaico/shared-types/schemas';
import type { Outline } from '../render/outline.ts';
import type { Page } from '../render/render.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { keyOf } from '../../lib/hashes.ts';

/** Hash of the words of each page, by its path. */
export type ContentHashes = Readonly<Record<string, string>>;

/** Hexadecimal digits of a content's hash: enough to distinguish one page's contents, and short in the store. */
const digits = 10;

/** Hash of what a page says. */
export const contentHash = (
  { title, description }: Pick<Route, 'title' | 'description'>,
  { content }: Pick<Outline, 'content'>,
): string => keyOf([title, description, content]).slice(0, digits);

/** The contents of a site's pages, of those that are rendered. */
export function contentHashes(
  { table }: ResolvedSite,
  pages: ReadonlyMap<string, Pick<Page, 'outline'>>,
): ContentHashes {
  return Object.fromEntries(
    table.routes.flatMap((route) => {
      const outline = pages.get(route.path)?.outline;
      return outline ? [[route.path, contentHash(route, outline)]] : [];
    }),
  );
}

/**
 * Content hash and day of each page for a revision that is made now after `before` (undefined for an environment's first). A page
 * with the same hash keeps its day. If `before` has no contents, the pages have no day.
 */
export function datedContents(
  now: ContentHashes,
  { created }: Pick<Revision, 'created'>,
  before: Pick<Revision, 'contents'> | undefined,
): Contents {
  const today = created.slice(0, 'yyyy-mm-dd'.length);
  return Object.fromEntries(
    Object.entries(now).map(([path, hash]) => {
      if (before && !before.contents) return [path, [hash]];
      const earlier = before?.contents && Object.hasOwn(before.contents, path) ? before.contents[path] : undefined;
      if (earlier?.[0] === hash) return [path, earlier];
      // A machine whose clock is behind must not make a page older than it was.
      const [, day = today] = earlier ?? [];
      return [path, [hash, day > today ? day : today]];
    }),
  );
}

/** The day (`2026-11-21`) since which a page says what it says; nothing where that is not known. */
export function sinceWhen(contents: Contents | undefined, path: string): string | undefined {
  return contents && Object.hasOwn(contents, path) ? contents[path]?.[1] : undefined;
}

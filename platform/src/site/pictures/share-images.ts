import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Amount, Route, SiteTable } from '@mosaico/shared-types';
import { publicPath } from '../../store/public-path.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { cached } from '../../lib/cache.ts';
import { keyOf } from '../../lib/hashes.ts';
import { contentHash, filesBelow } from '../../lib/files-below.ts';
import { inParallel } from '../../lib/in-parallel.ts';
import { linkFile } from '../../lib/link-folder.ts';
import type { Store } from '../../store/store.ts';
import { cardSize, type CardWords } from './card.ts';
import { CardProcesses, cardProcesses } from './card-processes.ts';
import { identityOf, markOf } from './identity.ts';

/** The elements of a page's head for its share image. */
export interface ShareImage {
  /** Address within the site; it changes with the picture. */
  address: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Words for those who do not see it: the page's title and the agency. */
  alt: string;
}

/** Where pictures are served: for good, since their names carry a content hash. */
export const pictureAssets = publicPath('share');

/** Pictures that are in use no more stay for so many milliseconds: what was shared before is shown by its old address. */
const staysFor = 30 * 24 * 60 * 60 * 1_000;

/** Changes with the code that draws. */
const here = fileURLToPath(new URL('.', import.meta.url));
const drawnBy = contentHash(filesBelow(here), here);

/** What is needed to make pictures. */
export interface PictureOrder {
  store: Store;
  site: ResolvedSite;
  /** Folder of the cache: see `cacheFolder`. */
  cache: string;
  /** Is called with each picture that could not be made. */
  warn: (message: string) => void;
}

/**
 * Writes the share images of a site's pages that are passed on into `draft`, and keeps recent ones of the site in use. Gives them by path. One
 * that cannot be made warns.
 */
export async function writeShareImages(
  order: PictureOrder,
  { draft, previous }: { draft: string; previous: string | undefined },
): Promise<ReadonlyMap<string, ShareImage>> {
  const { store, site, cache, warn } = order;
  const folder = join(draft, pictureAssets);
  await mkdir(folder, { recursive: true });
  const images = new Map<string, ShareImage>();
  const identity = await identityOf(store, site.shell).catch((error: unknown) => {
    warn(`No page gets a picture to be shared with: ${(error as Error).message}`);
    return undefined;
  });
  if (!identity) return images;
  // Errors in the mark are reported with the icons.
  const mark = await markOf(store, site).catch(() => undefined);
  const drawing = new CardProcesses(identity);
  // Fonts are named after their content.
  const look = [identity.colours, basename(identity.display), basename(identity.text)];
  // Search engines and visitors pass no other page on.
  const shared = site.table.routes.filter(({ indexed, redirect }) => indexed && redirect === undefined);
  await inParallel(shared, cardProcesses, async (route) => {
    const { path } = route;
    try {
      const words = wordsOf(site, route);
      const name = `${slugOf(path)}-${keyOf([drawnBy, look, words, mark])}.png`;
      const image = await cached(cache, name, () => drawing.draw({ ...words, mark }));
      await writeFile(join(folder, name), image);
      images.set(path, { address: pictureAssets + name, ...cardSize, alt: `${words.title} – ${words.agency}` });
    } catch (error) {
      warn(
        `${path} gets no picture to be shared with: ${(error as Error).message} It is tried again at the next promotion.`,
      );
    }
  }).finally(() => drawing.close());
  if (previous) await linkRecent(join(previous, pictureAssets), folder);
  return images;
}

async function linkRecent(source: string, target: string): Promise<void> {
  for (const name of await readdir(source).catch(() => [])) {
    const { mtimeMs } = await stat(join(source, name));
    if (Date.now() - mtimeMs < staysFor) await linkFile(join(source, name), join(target, name));
  }
}

/** What the picture of a page says. */
export function wordsOf(
  { table, configuration }: Pick<ResolvedSite, 'table' | 'configuration'>,
  route: Route,
): CardWords {
  const price = priceOf(table, route);
  return {
    title: route.title,
    agency: configuration.site.agency.name,
    ...(price && { price: cardPrice(price) }),
  };
}

const per = { month: ' al mes', hour: ' por hora' } as const;

/** A price's words beside its figure, as the site's own price block has them. */
function cardPrice({ from, text, per: each }: Amount): CardWords['price'] {
  return { before: from ? 'Desde' : '', figure: text, after: `USD${each ? per[each] : ''}` };
}

/** What the page's service begins at, or else the lowest price of what can be had on it. */
function priceOf({ offers }: Pick<SiteTable, 'offers'>, { service, sells = [] }: Route): Amount | undefined {
  const names = service ? [service.offer] : sells;
  const [lowest, ...others] = names
    .flatMap((name) => offers[name]?.price ?? [])
    .sort((one, other) => one.usd - other.usd);
  return lowest && others.some(({ usd }) => usd > lowest.usd) ? { ...lowest, from: true } : lowest;
}

function slugOf(path: string): string {
  return path === '/' ? 'inicio' : path.slice(1).replaceAll(/[^a-z0-9]+/g, '-');
}

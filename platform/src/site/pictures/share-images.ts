import { mkdir, readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Amount, RenderedPage, Route, SiteTable } from '@mosaico/shared-types';
import { publicPath } from '../../store/public-path.ts';
import type { Composition } from '../resolve/composition.ts';
import { keyOf } from '../../lib/hashes.ts';
import { contentHash, filesBelow } from '../../lib/files-below.ts';
import { linkFile } from '../../lib/link-folder.ts';
import { keptFolder } from '../sites.ts';
import type { Store } from '../../store/store.ts';
import { cached } from './cached.ts';
import { broadestArt, cardSize, type CardWords } from './card.ts';
import { after, altOf, before } from './content.ts';
import { drawIn, type Draw } from './draw.ts';
import { identityOf, type Identity } from './identity.ts';
import { markOf } from './mark.ts';
import { artOf } from './page-art.ts';

/** What a page's head says of the picture that stands for it where it is shared. */
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
  composition: Composition;
  /** The folder of all of the environment's compositions. */
  sites: string;
  /** Hears of each picture that could not be made. */
  warn: (message: string) => void;
}

/** The share images of pages that are written, each made only if none was made before of the same. */
export class ShareImages {
  private constructor(
    private readonly made: ReadonlyMap<string, { image: ShareImage; file: string }>,
    private readonly failed: ReadonlySet<string>,
  ) {}

  /** Makes those of the indexable ones among these pages, by path. Never rejects: one that cannot be made warns. */
  static async of(pages: ReadonlyMap<string, Pick<RenderedPage, 'body'>>, order: PictureOrder): Promise<ShareImages> {
    const { store, composition, sites, warn } = order;
    const made = new Map<string, { image: ShareImage; file: string }>();
    const failed = new Set<string>();
    const routes = composition.table.routes.filter((route) => pages.has(route.path) && hasShareImage(route));
    const identity = await identityOf(store, composition.shell).catch((error: unknown) => {
      warn(`No page gets a picture to be shared with: ${(error as Error).message}`);
      return undefined;
    });
    if (!identity) return new ShareImages(made, failed);
    // What is wrong with it, its icons say.
    const mark = await markOf(store, composition).catch(() => undefined);
    const folder = keptFolder(sites, 'pictures');
    let drawing: Promise<Draw> | undefined;
    const open = [...routes];
    // Layout takes this thread, painting another one: each of some pages is at one of them.
    const work = async (): Promise<void> => {
      for (let route = open.shift(); route; route = open.shift()) {
        const { path } = route;
        try {
          const words = wordsOf(composition, route);
          const art = artOf(pages.get(path)?.body ?? '', identity.colours, broadestArt);
          const name = `${slugOf(path)}-${keyOf([drawnBy, identityKey(identity), words, art, mark])}.png`;
          const file = await cached(folder, name, async () =>
            (await (drawing ??= drawIn(identity)))({ ...words, art, mark }),
          );
          const alt = altOf(words.title, words.agency);
          made.set(path, { file, image: { address: pictureAssets + name, ...cardSize, alt } });
        } catch (error) {
          failed.add(path);
          warn(
            `${path} gets no picture to be shared with: ${(error as Error).message} It is tried again at the next composition.`,
          );
        }
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
    return new ShareImages(made, failed);
  }

  /** The picture of the page at a path; nothing where it has none. */
  imageOf(path: string): ShareImage | undefined {
    return this.made.get(path)?.image;
  }

  /** Whether the page at a path should have a picture and has none this time. */
  isMissing(path: string): boolean {
    return this.failed.has(path);
  }

  /** Puts the pictures into the site in `draft`, and recent ones of `previous`, the site in use so far. */
  async link(draft: string, previous: string | undefined): Promise<void> {
    await mkdir(join(draft, pictureAssets), { recursive: true });
    for (const { file } of this.made.values()) await linkFile(file, join(draft, pictureAssets, basename(file)));
    if (!previous) return;
    const folder = join(previous, pictureAssets);
    for (const name of await readdir(folder).catch(() => [])) {
      const { mtimeMs } = await stat(join(folder, name));
      if (Date.now() - mtimeMs < staysFor) await linkFile(join(folder, name), join(draft, pictureAssets, name));
    }
  }
}

/** Whether a page is one that search engines and visitors pass on. */
export function hasShareImage({ indexed, redirect }: Pick<Route, 'indexed' | 'redirect'>): boolean {
  return indexed && redirect === undefined;
}

/** What the picture of a page says. */
export function wordsOf(
  { table, configuration }: Pick<Composition, 'table' | 'configuration'>,
  route: Route,
): CardWords {
  const price = priceOf(table, route);
  return {
    title: route.title,
    agency: configuration.site.agency.name,
    ...(price && { price: { before: before(price), figure: price.text, after: after(price) } }),
  };
}

/** What the page's service begins at, or else the lowest price of what can be had on it. */
function priceOf({ offers }: Pick<SiteTable, 'offers'>, { service, sells = [] }: Route): Amount | undefined {
  const names = service ? [service.offer] : sells;
  const [lowest, ...others] = names
    .flatMap((name) => offers[name]?.price ?? [])
    .sort((one, other) => one.usd - other.usd);
  return lowest && others.some(({ usd }) => usd > lowest.usd) ? { ...lowest, from: true } : lowest;
}

/** Fonts are named after their content. */
function identityKey({ colours, display, text }: Identity): unknown {
  return [colours, basename(display), basename(text)];
}

function slugOf(path: string): string {
  return path === '/' ? 'inicio' : path.slice(1).replaceAll(/[^a-z0-9]+/g, '-');
}

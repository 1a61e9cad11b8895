import {
  pagesPartAddress,
  partOfPath,
  plainPath,
  type PagesPart,
  type Route,
  type SearchablePage,
  type SiteManifest,
  type SiteTable,
  type TableKey,
} from '@mosaico/shared-types';
import type { SearchParts } from '@mosaico/shared-types/search';
import { tableEntry } from '@mosaico/shared-types/table';
import type { Searchable } from '../search/finder.ts';

// Loaded with the first answer of the site: no document needs it before it is interactive. It shares no module with the shell's script, which would
// hold that module by itself then, and be larger for it.

/** Requests a JSON file, as `json` of the site does. Tests pass another. */
export type FileRequest = (
  address: string,
  failures: number,
  isSound: (file: Partial<TableFile> | null) => boolean,
) => Promise<unknown>;

type TableFile = SiteTable & PagesPart & SearchParts;

/** The table of one revision: what is loaded of it, and what loads more. */
export class TableFiles {
  /** The loaded parts by their addresses. */
  private readonly parts = new Map<string, PagesPart>();
  /** Files that are loaded, or on their way. */
  private readonly requests = new Map<string, Promise<unknown>>();
  private failures = 0;
  private whole: SiteTable | undefined;

  /** Throws where the answer of the site misses what nothing can be loaded without, as half an answer does. `own`: page of the document. */
  constructor(
    private readonly now: SiteManifest,
    private readonly own: Route | undefined,
    private readonly request: FileRequest,
  ) {
    if (!isSound(now)) throw new Error('/revision.json does not say what the site shows.');
    if (!now.parts) this.whole = now.table;
  }

  /**
   * The pages among which that of a path is, if there is one, as far as they are known. The document's own page is known before its part is
   * loaded, which it takes to be rendered in the browser: see {@link routes}.
   */
  known(pathname: string): readonly Route[] | undefined {
    const part = this.partAt(pathname);
    if (part === undefined) return this.now.table.routes;
    if (this.now.parts?.pageless.includes(plainPath(pathname).split('/')[1] ?? '')) return [];
    const { own } = this;
    const isOwn = own && !own.documentOnly && [own.path, ...own.aliases].includes(plainPath(pathname));
    return this.parts.get(part)?.routes ?? (isOwn ? [own] : undefined);
  }

  /** The same, once they are loaded. Nothing where the site does not have them any more. */
  async routes(pathname: string): Promise<readonly Route[] | undefined> {
    const part = this.partAt(pathname);
    if (part === undefined) return this.now.table.routes;
    const loaded = await this.load<PagesPart>(part);
    if (loaded) this.parts.set(part, loaded);
    return loaded?.routes;
  }

  /** What the search reads of all pages, or what has it in parts. */
  async searchable(): Promise<Searchable> {
    const { parts, table } = this.now;
    if (!parts) return table.routes;
    const load = async <File>(address: string): Promise<File> => {
      const file = await this.load<File>(address);
      if (!file) throw new Error(`The site has no ${address} for the search any more.`);
      return file;
    };
    const list = await load<readonly SearchablePage[] | SearchParts>(parts.search);
    return 'services' in list ? { parts: list, load } : list;
  }

  /** Loads what no part has. False where the site does not have it any more. */
  async loadWhole(): Promise<boolean> {
    if (this.now.parts) this.whole ??= await this.load<SiteTable>(this.now.parts.table);
    return this.whole !== undefined;
  }

  /** Whether the whole table is loaded. */
  get isWhole(): boolean {
    return this.whole !== undefined;
  }

  /** Whether any entries are loaded. */
  get isBegun(): boolean {
    return this.isWhole || this.parts.size > 0;
  }

  /** An entry, as far as it is loaded. */
  entry(key: TableKey): unknown {
    return this.whole ? tableEntry(this.whole, key) : this.inParts(({ shown }) => shown[key]);
  }

  /** Assets of a page or a piece, as far as they are known by now. */
  assetsOf(name: string): readonly string[] | undefined {
    return this.inParts(({ loads }) => loads[name]) ?? this.now.loads?.[name];
  }

  /** Hash (SRI) of the file at an address, if it is known. */
  integrity(address: string): string | undefined {
    return this.inParts(({ integrity }) => integrity[address]) ?? this.now.integrity?.[address];
  }

  /** Address of the part with the page of a path; nothing where the site has its table in one piece. */
  private partAt(pathname: string): string | undefined {
    const { parts } = this.now;
    if (!parts) return undefined;
    const part = partOfPath(plainPath(pathname), parts.pages.length);
    return pagesPartAddress(part, parts.pages[part]);
  }

  private inParts<Value>(read: (part: PagesPart) => Value | undefined): Value | undefined {
    for (const part of this.parts.values()) {
      const value = read(part);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Loads a file, in one attempt for all who ask meanwhile. A failed one is forgotten: the next who asks requests it again. */
  private load<Part>(address: string): Promise<Part | undefined> {
    let request = this.requests.get(address);
    if (!request) {
      request = this.request(address, this.failures, (file) => holds(address, file)).catch(absent);
      this.requests.set(address, request);
      const forget = (): void => {
        this.requests.delete(address);
        this.failures += 1;
      };
      request.then((part) => part ?? forget(), forget);
    }
    return request as Promise<Part | undefined>;
  }
}

function isSound({ table, parts, ...now }: Partial<SiteManifest>): boolean {
  return (
    isRecord(now.remotes) &&
    hasFacts(table) &&
    hasRoutes(table) &&
    hasAssets(now) &&
    (!parts ||
      ([parts.table, parts.search].every(isText) &&
        [parts.pages, parts.pageless].every(areTexts) &&
        parts.pages.length > 0))
  );
}

/** By the name of a file of the table, whether it holds what it must. */
function holds(name: string, file: Partial<TableFile> | null): boolean {
  if (name.includes('/search-terms.')) return hasTerms(file);
  if (name.includes('/search')) return areSearchable(file) || (name.includes('/search.') && hasSearchParts(file));
  return hasRoutes(file) && (name.includes('/pages-') ? hasPages(file) : hasFacts(file));
}

/** The host answers that it does not have the file: the file has been there, and does not come again. */
function absent(error: Error): undefined {
  if (!(Number(error.cause) < 500)) throw error;
}

function hasFacts(table: Partial<SiteTable> | null | undefined): boolean {
  return [table?.facts, table?.offers, table?.slots].every(isRecord);
}

function hasRoutes(of: Partial<Pick<PagesPart, 'routes'>> | null | undefined): boolean {
  const routes: unknown = of?.routes;
  return (
    Array.isArray(routes) &&
    routes.every(
      (route: unknown) =>
        isRecord(route) &&
        [route.path, route.workspace, route.page, route.title].every(isText) &&
        Array.isArray(route.aliases),
    )
  );
}

function hasPages(part: Partial<PagesPart> | null): boolean {
  return isRecord(part?.shown) && isRecord(part.loads) && hasAssets(part);
}

function hasAssets(of: Partial<Pick<SiteManifest, 'loads' | 'integrity'>> | null): boolean {
  return (
    Object.values(of?.loads ?? {}).every(areTexts) &&
    isRecord(of?.integrity ?? {}) &&
    Object.values(of?.integrity ?? {}).every(isText)
  );
}

function hasSearchParts(file: Partial<SearchParts> | null): boolean {
  return areSearchable(file?.services) && [file?.terms, file?.pages].every(areTexts) && file?.terms?.length !== 0;
}

function hasTerms(file: unknown): boolean {
  return (
    isRecord(file) &&
    Object.values(file).every(
      (fields) =>
        isRecord(fields) && Object.values(fields).every((pages) => Array.isArray(pages) && pages.every(isNumber)),
    )
  );
}

function areSearchable(pages: unknown): boolean {
  return Array.isArray(pages) && pages.every(isSearchable);
}

function isSearchable(page: unknown): boolean {
  return (
    isRecord(page) &&
    [page.path, page.description].every(isText) &&
    isRecord(page.directory) &&
    (page.search === undefined || (isRecord(page.search) && areWords(page.search))) &&
    (page.places === undefined || (Array.isArray(page.places) && page.places.every(isPlace)))
  );
}

function isPlace(place: unknown): boolean {
  return isRecord(place) && [place.anchor, place.title, place.description].every(isText) && areWords(place);
}

function areWords({ words, topics }: Record<string, unknown>): boolean {
  return areTexts(words) && (topics === undefined || areTexts(topics));
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { SearchablePage } from '@mosaico/shared-types';
import type { SearchEntry } from '@mosaico/shared-types/search';
import { searchCopy } from './content.ts';
import { servicesAmong } from './entries.ts';
import { findServices } from './find-services.ts';
import { listCopy } from './list-copy.ts';
import { pageIndex } from './page-index.ts';
import { PartsIndex, type PartsSource } from './parts-index.ts';

/** A request counts as failed after this many ms, until it succeeds after all. */
const timeoutMs = 3_000;
/** So many ms after the last key, what a query needs is requested: nobody wants what each letter finds. */
const pauseMs = 200;

/** What a query finds. */
export interface Found {
  services: readonly SearchEntry[];
  /** What else matches. */
  others: readonly SearchEntry[];
  /** The others are not loaded yet, or do not come. */
  state: 'complete' | 'pending' | 'unavailable';
  count: number;
  /** That more pages match than these, or that the others do not come. */
  note: string | undefined;
  /** How many there are, or that there are none, and the note. */
  outcome: string;
}

/** The pages that the search is among: all of them, or a large list in parts. */
export type Searchable = readonly SearchablePage[] | PartsSource;

/** Finds pages. */
export interface Finder {
  find: (query: string) => Found;
  /** Requests what is missing for a query, after a pause. Returns what to call when another query is typed. */
  look: (query: string) => (() => void) | undefined;
  /** After a failure, requests the list again. */
  again: () => void;
}

/** Searches these pages. `onChange` gets a finder, and another one whenever a query finds more, or what it needs does not come. */
export function finderOf(
  searchable: Searchable,
  loadPages: () => Promise<Searchable>,
  onChange: (finder: Finder) => void,
): void {
  if ('parts' in searchable) new FinderInParts(searchable, loadPages, onChange).change();
  else onChange(finderAmong(searchable));
}

/** Searches a list in one piece. */
export function finderAmong(pages: readonly SearchablePage[]): Finder {
  const services = servicesAmong(pages);
  const findPages = pageIndex(pages);
  return {
    find: (query) => foundOf(query, findServices(services, query), findPages(query)),
    look: () => undefined,
    again: () => undefined,
  };
}

/** Searches a list in parts. */
export class FinderInParts {
  readonly index: PartsIndex;
  private readonly services: readonly SearchEntry[];
  private failed: string | undefined;
  /** Another list has been loaded: what comes late of this one says nothing. */
  private isReplaced = false;

  constructor(
    private readonly source: PartsSource,
    private readonly loadPages: () => Promise<Searchable>,
    private readonly onChange: (finder: Finder) => void,
  ) {
    this.index = new PartsIndex(source);
    this.services = servicesAmong(source.parts.services);
  }

  change(failed?: string): void {
    if (this.isReplaced) return;
    this.failed = failed;
    this.onChange({
      find: (query) => this.find(query),
      look: (query) => this.look(query),
      again: () => this.again(),
    });
  }

  find(query: string): Found {
    const services = findServices(this.services, query);
    const candidates = this.index.candidates(query);
    const state = candidates ? 'complete' : this.failed === query ? 'unavailable' : 'pending';
    const note = candidates?.isCut ? listCopy.cut : state === 'unavailable' ? searchCopy.unavailable : undefined;
    // Services alone would be found by what only resembles the query.
    const pages = candidates ? pageIndex([...this.source.parts.services, ...candidates.pages])(query) : [];
    return foundOf(query, services, pages, { state, note });
  }

  private look(query: string): (() => void) | undefined {
    if (this.find(query).state !== 'pending') return undefined;
    let isCurrent = true;
    const fail = (): void => {
      if (isCurrent) this.change(query);
    };
    const request = (): void =>
      void this.index.load(query).then(() => this.change(this.failed === query ? undefined : this.failed), fail);
    const timers = [setTimeout(request, pauseMs), setTimeout(fail, timeoutMs)];
    return () => {
      isCurrent = false;
      for (const timer of timers) clearTimeout(timer);
    };
  }

  /** The site may have another list by now, and the files of this one no more. */
  private again(): void {
    const { failed } = this;
    if (failed === undefined) return;
    this.change();
    this.loadPages()
      .then((pages) => {
        finderOf(pages, this.loadPages, this.onChange);
        this.isReplaced = true;
      })
      .catch(() => this.change(this.failed ?? failed));
  }
}

function foundOf(
  query: string,
  services: readonly SearchEntry[],
  pages: readonly SearchEntry[],
  { state, note }: Pick<Found, 'state' | 'note'> = { state: 'complete', note: undefined },
): Found {
  const listed = new Set(services.map(({ address }) => address));
  const others = pages.filter(({ address }) => !listed.has(address));
  const count = services.length + others.length;
  const outcome = count > 0 ? [listCopy.count(count), note].filter(Boolean).join('. ') : listCopy.none(query.trim());
  return { services, others, state, note, count, outcome };
}

import MiniSearch from 'minisearch';
import { partOfPath, type SearchablePage } from '@mosaico/shared-types';
import {
  firstLettersOf,
  pagesInSearchPart,
  searchPagesAddress,
  termsPartAddress,
  type SearchParts,
  type SearchTerms,
} from '@mosaico/shared-types/search';
import { spellings, termsOfQuery } from './page-index.ts';

/** The pages of a query are ranked among so many, each of which may be in another file. */
export const mostCandidates = 24;

/** The list for the search in parts, and what loads a file of it. It rejects where the file does not load. */
export interface PartsSource {
  parts: SearchParts;
  load: (address: string) => Promise<unknown>;
}

/** What may match a query. */
export interface Candidates {
  pages: readonly SearchablePage[];
  /** There are more than these. */
  isCut: boolean;
}

/** The terms of a file, and the index that finds them by their beginning and with typing errors. */
interface TermsPart {
  terms: SearchTerms;
  index: MiniSearch<{ term: string }>;
}

/** Finds the pages that may match a query in the parts of the list that are loaded. */
export class PartsIndex {
  private readonly terms = new Map<number, TermsPart>();
  private readonly pages = new Map<number, readonly SearchablePage[]>();

  constructor(private readonly source: PartsSource) {}

  /** The best candidates for a query. Nothing until their files are loaded: see {@link load}. */
  candidates(query: string): Candidates | undefined {
    const numbers = this.numbersFor(query);
    const best = numbers?.slice(0, mostCandidates);
    if (!numbers || !best?.every((number) => this.pages.has(fileOf(number)))) return undefined;
    // A file that has fewer pages than the terms say is wrong. To wait for it would be in vain.
    const pages = best.flatMap((number) => this.pages.get(fileOf(number))?.[number % pagesInSearchPart] ?? []);
    return { pages, isCut: numbers.length > best.length };
  }

  /** Loads the files with the candidates for a query. Rejects where one does not load. */
  async load(query: string): Promise<void> {
    const { parts } = this.source;
    await this.loadInto(this.terms, this.termsPartsOf(query), async (part) =>
      indexOf((await this.source.load(termsPartAddress(parts.terms[part] ?? ''))) as SearchTerms),
    );
    const numbers = this.numbersFor(query)?.slice(0, mostCandidates) ?? [];
    await this.loadInto(this.pages, numbers.map(fileOf), async (part) => {
      return (await this.source.load(searchPagesAddress(parts.pages[part] ?? ''))) as readonly SearchablePage[];
    });
  }

  private async loadInto<Part>(
    loaded: Map<number, Part>,
    parts: readonly number[],
    load: (part: number) => Promise<Part>,
  ): Promise<void> {
    const missing = [...new Set(parts)].filter((part) => !loaded.has(part));
    await Promise.all(missing.map(async (part) => loaded.set(part, await load(part))));
  }

  private termsPartOf(term: string): number {
    return partOfPath(firstLettersOf(term), this.source.parts.terms.length);
  }

  private termsPartsOf(query: string): number[] {
    return termsOfQuery(query).map((term) => this.termsPartOf(term));
  }

  /** Numbers of the pages that match, the best first: by the fields that have the terms, and by how few pages have these. */
  private numbersFor(query: string): number[] | undefined {
    const all = this.source.parts.pages.length * pagesInSearchPart;
    const scores = new Map<number, number>();
    for (const term of termsOfQuery(query)) {
      const part = this.terms.get(this.termsPartOf(term));
      if (!part) return undefined;
      for (const { id, score } of part.index.search(
        spellings(term, { has: (known) => Object.hasOwn(part.terms, known) }),
      )) {
        const fields = Object.entries(part.terms[id as string] ?? {});
        const count = fields.reduce((sum, [, numbers]) => sum + numbers.length, 0);
        for (const [weight, numbers] of fields)
          for (const number of numbers)
            scores.set(number, (scores.get(number) ?? 0) + score * Number(weight) * Math.log(1 + all / count));
      }
    }
    return [...scores].sort(([a, best], [b, next]) => next - best || a - b).map(([number]) => number);
  }
}

const fileOf = (number: number): number => Math.floor(number / pagesInSearchPart);

function indexOf(terms: SearchTerms): TermsPart {
  const index = new MiniSearch<{ term: string }>({
    idField: 'term',
    fields: ['term'],
    tokenize: (term) => [term],
    processTerm: (term) => term,
  });
  index.addAll(Object.keys(terms).map((term) => ({ term })));
  return { terms, index };
}

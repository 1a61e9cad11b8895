import MiniSearch from 'minisearch';
import { partOfPath, type SearchablePage } from '@mosaico/shared-types';
import {
  firstLettersOf,
  foldQuery,
  phraseKey,
  searchPagesAddress,
  termsPartAddress,
  type SearchParts,
  type SearchTerms,
} from '@mosaico/shared-types/search';
import { longestQuery } from './longest-query.ts';
import { spellings, termsOfQuery } from './page-index.ts';

/** So many pages are loaded for a query, each of which may be in another file. */
export const mostCandidates = 12;

/** How much a term counts that begins with what was typed, and one that is spelled otherwise. MiniSearch's own weights. */
const prefixWeight = 0.375;
const fuzzyWeight = 0.45;

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
    if (!numbers || !best?.every((number) => this.pages.has(this.fileOf(number)))) return undefined;
    // A file that has fewer pages than the terms say is wrong. To wait for it would be in vain.
    const pages = best.flatMap((number) => this.pageAt(number) ?? []);
    return { pages, isCut: numbers.length > best.length };
  }

  /** Loads the files with the candidates for a query. Rejects where one does not load. */
  async load(query: string): Promise<void> {
    const { parts } = this.source;
    await this.loadInto(
      this.terms,
      lookupsOf(query).map((term) => this.termsPartOf(term)),
      async (part) => indexOf((await this.source.load(termsPartAddress(parts.terms[part] ?? ''))) as SearchTerms),
    );
    const numbers = this.numbersFor(query)?.slice(0, mostCandidates) ?? [];
    await this.loadInto(
      this.pages,
      numbers.map((number) => this.fileOf(number)),
      async (part) => {
        return (await this.source.load(searchPagesAddress(parts.pages[part] ?? ''))) as readonly SearchablePage[];
      },
    );
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

  private fileOf(number: number): number {
    return number % this.source.parts.pages.length;
  }

  private pageAt(number: number): SearchablePage | undefined {
    return this.pages.get(this.fileOf(number))?.[Math.floor(number / this.source.parts.pages.length)];
  }

  /**
   * Numbers of the pages that match, the best first: by how much the terms count in a page, how few pages have them, and how many of the query a page
   * has, as MiniSearch ranks. Nothing until the terms of the query are loaded.
   */
  private numbersFor(query: string): number[] | undefined {
    const scores = new Map<number, { score: number; terms: number }>();
    for (const term of lookupsOf(query)) {
      const part = this.terms.get(this.termsPartOf(term));
      if (!part) return undefined;
      for (const [number, score] of this.scoresOf(part, term)) {
        const before = scores.get(number) ?? { score: 0, terms: 0 };
        scores.set(number, { score: before.score + score, terms: before.terms + 1 });
      }
    }
    const ranked = [...scores].map(([number, { score, terms }]) => [number, score * terms] as const);
    return ranked.sort(([a, best], [b, next]) => next - best || a - b).map(([number]) => number);
  }

  /** How well the pages match that have a term, or what is near to it. */
  private scoresOf({ terms, index }: TermsPart, term: string): Map<number, number> {
    const known = { has: (other: string) => Object.hasOwn(terms, other) };
    // A phrase is declared as it is, or not at all.
    const near = isPhrase(term) ? [term] : index.search(spellings(term, known)).map(({ id }) => id as string);
    const scores = new Map<number, number>();
    for (const each of near.filter(known.has)) {
      const weights = Object.entries(terms[each] ?? {});
      const count = weights.reduce((sum, [, numbers]) => sum + numbers.length, 0);
      const rarity = Math.log(1 + this.source.parts.pages.length / count);
      for (const [weight, numbers] of weights)
        for (const number of numbers)
          scores.set(number, (scores.get(number) ?? 0) + nearness(term, each) * Number(weight) * rarity);
    }
    return scores;
  }
}

/** What is looked up for a query: its terms, and all of it, which may be one of a page's words. */
function lookupsOf(query: string): string[] {
  const folded = foldQuery(query.slice(0, longestQuery));
  return folded === '' ? [] : [...termsOfQuery(query), phraseKey(folded)];
}

const isPhrase = (key: string): boolean => key.startsWith(' ');

function nearness(typed: string, term: string): number {
  if (typed === term) return 1;
  return term.startsWith(typed) ? (prefixWeight * typed.length) / term.length : fuzzyWeight;
}

function indexOf(terms: SearchTerms): TermsPart {
  const index = new MiniSearch<{ term: string }>({
    idField: 'term',
    fields: ['term'],
    tokenize: (term) => [term],
    processTerm: (term) => term,
  });
  index.addAll(Object.keys(terms).flatMap((term) => (isPhrase(term) ? [] : [{ term }])));
  return { terms, index };
}

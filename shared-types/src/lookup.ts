import { createContext, use } from 'react';
import { amountOf, type Amount, type Fact, type FactName, type OfferName, type Range } from './facts.ts';
import type { PageLink } from './pages.ts';
import type { PublicData } from './schemas/public-data.ts';
import type { FooterLinks, Offer, OwnRoute, RouteLink, Service, TableKey } from './table.ts';

/**
 * Answers what the environment's table says under a key, while rendering. The composer notes what a page asks, the
 * browser finds it in the document, and what is not there it waits for. Nothing where no release declares it.
 */
export type Lookup = (key: TableKey) => unknown;

const LookupContext = createContext<Lookup | undefined>(undefined);

/** Given by the shell. */
export const LookupProvider = LookupContext.Provider;

/** The environment's {@link Lookup}. Throws outside of the shell. */
export function useLookup(): Lookup {
  const lookup = use(LookupContext);
  if (!lookup)
    throw new Error('useLookup() needs <LookupProvider>: the shell gives it to pages; a test gives it by itself.');
  return lookup;
}

/** The figures and offers of all releases, as a page's content asks for them. */
export interface FactReader {
  /** As the site writes it: `$1,500`, `20 a 30`, `25 %`, `4`. */
  text(name: FactName): string;
  /** The number, where it is one. */
  number(name: FactName): number;
  range(name: FactName): Range;
  /** A price for the blocks that show one. */
  amount(name: FactName): Amount;
  offer(name: OfferName): Offer;
}

// A release that asks for what no other declares any more is refused at composition. Where that was forced, and in a tab
// that mixes releases, the page shows a dash rather than nothing at all.
const unknownFact: Fact = { value: 0, unit: 'USD', text: '—' };
const unknownOffer: Offer = {
  name: '—',
  price: amountOf(unknownFact),
  for: 'prospects',
  get: [],
  cancellation: '',
};

const readers = new WeakMap<Lookup, FactReader>();
const contents = new WeakMap<Lookup, Map<unknown, unknown>>();

function readerOf(lookup: Lookup): FactReader {
  let reader = readers.get(lookup);
  if (!reader) {
    const fact = (name: string): Fact => (lookup(`fact:${name}`) as Fact | undefined) ?? unknownFact;
    reader = {
      text: (name) => fact(name).text,
      number: (name) => {
        const { value } = fact(name);
        if (typeof value !== 'number') throw new Error(`${name} is no single number: ask for its range() or text().`);
        return value;
      },
      range: (name) => {
        const { value } = fact(name);
        if (typeof value === 'number') return { least: value, most: value };
        if (typeof value === 'string') throw new Error(`${name} is a text: ask for its text().`);
        return value;
      },
      amount: (name) => amountOf(fact(name)),
      offer: (name) => (lookup(`offer:${name}`) as Offer | undefined) ?? unknownOffer,
    };
    readers.set(lookup, reader);
  }
  return reader;
}

/** The figures of all releases. Needs the shell. */
export function useFacts(): FactReader {
  return readerOf(useLookup());
}

/**
 * A page's content, which is a function of the figures it shows: the same object for as long as these are the same. Needs
 * the shell.
 */
export function useContent<Content>(content: (facts: FactReader) => Content): Content {
  const lookup = useLookup();
  let known = contents.get(lookup);
  if (!known) contents.set(lookup, (known = new Map()));
  if (!known.has(content)) known.set(content, content(readerOf(lookup)));
  return known.get(content) as Content;
}

/** Something that can be bought, with its price and how to get it. Needs the shell. */
export function useOffer(name: OfferName): Offer {
  return useFacts().offer(name);
}

/** Gives the address of a link within the site. Needs the shell. */
export function useAddress(): (link: PageLink) => string {
  const lookup = useLookup();
  return (link: string) => {
    const [name = ''] = link.split(/[#?]/);
    const path = lookup(`page:${name}`) as string | undefined;
    // To the top of this page, where a forced mix lacks the other.
    return path === undefined ? '#' : path + link.slice(name.length);
  };
}

/** The pages above the one at `path`, home first. Needs the shell. */
export function useTrail(path: string): readonly RouteLink[] {
  return (useLookup()(`trail:${path}`) as readonly RouteLink[] | undefined) ?? [];
}

/** The footer's links. Needs the shell. */
export function useFooterLinks(): readonly FooterLinks[] {
  return (useLookup()('footer') as readonly FooterLinks[] | undefined) ?? [];
}

/** Services with a page, and what they cost at least. Needs the shell. */
export function useServices(): readonly Service[] {
  return (useLookup()('services') as readonly Service[] | undefined) ?? [];
}

/** Whether there are any services, for who shows them in HTML that stays so. Needs the shell. */
export function useHasServices(): boolean {
  return useLookup()('services:some') === true;
}

/**
 * The content of a data file when the page was prerendered, so that it is in the HTML. `undefined` after a navigation without a document,
 * under a version override, and if the file does not exist: then a component has to fetch the file itself. Throws outside of the shell.
 */
export function usePublicData<Address extends keyof PublicData>(address: Address): PublicData[Address] | undefined {
  return useLookup()(`data:${address}`) as PublicData[Address] | undefined;
}

/** Every page of the running environment. Needs the shell. */
export function useRoutes(): readonly OwnRoute[] {
  return (useLookup()('routes') as readonly OwnRoute[] | undefined) ?? [];
}

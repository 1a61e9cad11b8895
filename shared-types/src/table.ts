import type { Amount, Fact } from './facts.ts';
import type { Audience, PurchaseOption } from './offers.ts';
import { footerGroups, type FooterGroup } from './pages.ts';
import type { ReleasePage } from './schemas/release.ts';

/** A page as every visitor's browser knows it: from the releases of the environment, ready to match and to show. */
export type Route = Pick<
  ReleasePage,
  | 'path'
  | 'title'
  | 'description'
  | 'directory'
  | 'aliases'
  | 'indexed'
  | 'parent'
  | 'footer'
  | 'service'
  | 'sells'
  | 'search'
  | 'places'
  | 'clientsOnly'
> & {
  /** The workspace that owns the page, and the page's key in it. */
  workspace: string;
  page: string;
  /** Slug of the list's entry whose page this is, where the declaration says `each`. */
  subject?: string;
  /** Its last day, as an ISO date. */
  expires?: string;
  /** Address to go on to. */
  redirect?: string;
  /** Other sites may show it in a frame. */
  embeddable?: boolean;
  /** It reads too much of the table to be in a {@link PagesPart}: browsers load its document. */
  documentOnly?: boolean;
};

/** See {@link withoutLists}. */
export type OwnRoute = Omit<Route, 'footer' | 'service' | 'sells' | 'search' | 'places'>;

/** What the search reads of a page. */
export type SearchablePage = Pick<Route, 'path' | 'description' | 'directory' | 'indexed' | 'search' | 'places'>;

/** Something that can be bought, ready to be shown. */
export interface Offer {
  name: string;
  price: Amount;
  /** What is paid once, on top of the price. */
  plus?: readonly Amount[];
  for: Audience;
  get: readonly PurchaseOption[];
  /** How it is cancelled, in the words of the terms. */
  cancellation: string;
}

/** The declarations of an environment's releases, joined. */
export interface SiteTable {
  routes: readonly Route[];
  /** By name: {@link FactName}, {@link OfferName}. */
  facts: Readonly<Record<string, Fact>>;
  offers: Readonly<Record<string, Offer>>;
  /** Slot → the remote that fills it. */
  slots: Readonly<Record<string, string>>;
}

/** A link that the shell makes of a page: breadcrumbs, footer. */
export interface RouteLink {
  path: string;
  label: string;
}

/** A service in a list of services, with the price it begins at. */
export interface Service {
  path: string;
  /** Where a link beside the price leads: the page, with the tab of the plan that the price is of. */
  to: string;
  title: string;
  text: string;
  price: Amount;
}

/** The footer's links, by group. */
export interface FooterLinks {
  group: FooterGroup;
  links: readonly RouteLink[];
}

/** Everything in the table, by its key. A document holds exactly the entries that its page has read. */
export interface TableEntries {
  [fact: `fact:${string}`]: Fact;
  [offer: `offer:${string}`]: Offer;
  /** Path of a page, by its name; of a page with `each`, by name and slug (`mf-testimonials/case/panaderia-trigal`). */
  [page: `page:${string}`]: string;
  /** The pages above the one at this path, home first. */
  [trail: `trail:${string}`]: readonly RouteLink[];
  [slot: `slot:${string}`]: string;
  /** What a public data file held at the composition, by its address: see `PublicData`. No part of the table either. */
  [data: `data:${string}`]: unknown;
  routes: readonly OwnRoute[];
  footer: readonly FooterLinks[];
  services: readonly Service[];
  /** Whether there are any. */
  'services:some': boolean;
  /** Day of the composition, as `2026-11-21`, and its year. */
  today: string;
  year: string;
}

/** A key of {@link TableEntries}. */
export type TableKey = keyof TableEntries;

/** Name of a route's page, as others refer to it: `mf-crm/crm-plans`. */
export function pageNameOf({ workspace, page }: Pick<Route, 'workspace' | 'page'>): string {
  return `${workspace}/${page}`;
}

/** Cache of a table's entries: a thousand pages ask for much the same keys. */
interface Read {
  entries: Map<TableKey, unknown>;
  byName: Map<string, Route>;
  byPath: Map<string, Route>;
}
const tables = new WeakMap<SiteTable, Read>();

function readOf(table: SiteTable): Read {
  let read = tables.get(table);
  if (!read) {
    // A name without a slug stands for the first of the page's routes.
    const routes = [...table.routes].reverse();
    const namesOf = (route: Route): string[] => {
      const name = pageNameOf(route);
      return route.subject === undefined ? [name] : [name, `${name}/${route.subject}`];
    };
    read = {
      entries: new Map(),
      byName: new Map(routes.flatMap((route) => namesOf(route).map((name) => [name, route] as const))),
      byPath: new Map(routes.map((route) => [route.path, route])),
    };
    tables.set(table, read);
  }
  return read;
}

/** What the table says under a key; nothing where no release declares it. The day is no part of the table. */
export function tableEntry(table: SiteTable, key: TableKey): unknown {
  const { entries } = readOf(table);
  if (!entries.has(key)) entries.set(key, entryOf(table, key));
  return entries.get(key);
}

/** The route at a path. */
export function routeAt(table: SiteTable, path: string): Route | undefined {
  return readOf(table).byPath.get(path);
}

function entryOf(table: SiteTable, key: TableKey): unknown {
  const [kind, ...rest] = key.split(':');
  const name = rest.join(':');
  switch (kind) {
    case 'fact':
      return own(table.facts, name);
    case 'offer':
      return own(table.offers, name);
    case 'slot':
      return own(table.slots, name);
    case 'page':
      return readOf(table).byName.get(name)?.path;
    case 'trail':
      return trailOf(table, name);
    case 'routes':
      return table.routes.map(withoutLists);
    case 'footer':
      return footerOf(table);
    case 'services':
      return name === 'some' ? servicesOf(table).length > 0 : servicesOf(table);
    default:
      return undefined;
  }
}

/** The route without the parts that only lists and the search use. */
export function withoutLists(route: Route): OwnRoute {
  const elsewhere: readonly string[] = ['footer', 'service', 'sells', 'search', 'places'];
  return Object.fromEntries(Object.entries(route).filter(([key]) => !elsewhere.includes(key))) as OwnRoute;
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function trailOf(table: SiteTable, path: string): RouteLink[] {
  const page = routeAt(table, path);
  const home = routeAt(table, '/');
  const trail: RouteLink[] = [];
  // A composition refuses a cycle of parents. Where that was forced, the bound ends the loop.
  for (let above = parentOf(table, page); above && above !== home && trail.length < 8; above = parentOf(table, above))
    trail.unshift(linkTo(above));
  return !page || page === home || !home ? [] : [linkTo(home), ...trail];
}

function parentOf(table: SiteTable, page: Route | undefined): Route | undefined {
  return page?.parent === undefined ? undefined : readOf(table).byName.get(page.parent);
}

const linkTo = ({ path, directory }: Route): RouteLink => ({ path, label: directory.name });

function footerOf({ routes }: SiteTable): FooterLinks[] {
  const linked = routes
    .flatMap(({ path, footer }) => (footer ? [{ path, ...footer }] : []))
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
  return footerGroups.map((group) => ({
    group,
    links: linked.filter((link) => link.group === group).map(({ path, label }) => ({ path, label })),
  }));
}

function servicesOf({ routes, offers }: SiteTable): Service[] {
  return routes
    .flatMap(({ path, service }) => (service ? [{ path, ...service }] : []))
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path))
    .flatMap(({ path, title, text, offer, plan }) => {
      const price = own(offers, offer)?.price;
      return price ? [{ path, to: plan === undefined ? path : `${path}?plan=${plan}`, title, text, price }] : [];
    });
}

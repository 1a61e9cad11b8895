// For hosts that are not our shell: see docs/stock-hosts.md. No part of the contract's main module, so our pages do not load it.
import {
  cloneElement,
  createElement,
  Fragment,
  Suspense,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
// By the package's name: a host that shares it has one copy for its remotes and for this.
import {
  loaderGlobal,
  LookupProvider,
  SectionContent,
  SectionProvider,
  SiteProvider,
  SlotProvider,
  ToastProvider,
  type PageProps,
  type SectionProps,
  type SiteConfiguration,
  type SiteManifest,
  type SiteTable,
  type SlotProps,
  type TableKey,
  type Toast,
} from '@mosaico/shared-types';
import { tableEntry } from '@mosaico/shared-types/table';
import { answerTabs } from './tabs.ts';

/** What a remote's module `screens` exports by default: the page's key → how its screen loads. */
export type Screens = Readonly<Record<string, () => Promise<{ default: ComponentType<PageProps> }>>>;

/** What screens show of a site besides their own words. */
export interface StockSite {
  /** The site's origin (`https://www.example.com`), to which links within the site lead. */
  origin: string;
  site: SiteConfiguration;
  /** Figures, offers and routes of all releases. */
  table: SiteTable;
}

// What remotes find in a document of ours: a loader of their chunks and style sheets, and answers to presses on tabs.
const globals = globalThis as typeof globalThis & { [loaderGlobal]?: (address: string) => Promise<void> };
if (typeof document !== 'undefined' && !globals[loaderGlobal]) {
  globals[loaderGlobal] = load;
  answerTabs(document);
}

/**
 * Loads what a site at an origin shows at this moment, and its theme. Rejects, naming the address, where something does not answer; asking
 * again tries again.
 */
export async function loadStockSite(origin: string): Promise<StockSite> {
  const now = await json<SiteManifest>(new URL('/revision.json', origin));
  const [site, table] = await Promise.all([
    json<SiteConfiguration>(new URL(now.site, origin)),
    now.parts ? json<SiteTable>(new URL(now.parts.table, origin)) : now.table,
    // Before the pages' own sheets: the theme has the order of the cascade layers.
    ...(now.styles ?? []).map((path) => load(new URL(path, origin).href)),
  ]);
  return { origin, site: withOrigin(site, origin), table };
}

const loads = new Map<string, Promise<void>>();

/** Loads a script or a style sheet, once. Rejects where it does not come; asking again tries again. */
function load(address: string): Promise<void> {
  let loading = loads.get(address);
  if (!loading) {
    const element = new URL(address).pathname.endsWith('.css')
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
      : Object.assign(document.createElement('script'), { src: address });
    loading = new Promise((resolve, reject) => {
      element.onload = () => resolve();
      element.onerror = () => {
        loads.delete(address);
        element.remove();
        reject(new Error(`${address} does not load.`));
      };
      document.head.append(element);
    });
    loads.set(address, loading);
  }
  return loading;
}

async function json<Value>(address: URL): Promise<Value> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}.`);
  return (await answer.json()) as Value;
}

/** A copy of a value with whole addresses for the site's paths in it. */
function withOrigin<Value>(value: Value, origin: string): Value {
  if (typeof value === 'string') return (value.startsWith('/') ? origin + value : value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => withOrigin(each, origin)) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withOrigin(each, origin)])) as Value;
}

/** Props of {@link StockProvider}. */
export interface StockProviderProps {
  /** See {@link loadStockSite}. */
  of: StockSite;
  /** The host's own toasts. Default: what a page reports stands below it, in an element with the role `status`. */
  toast?: Toast;
  children: ReactNode;
}

/**
 * Renders a remote's screen in a host that is not our shell, below a router of React Router. The hooks of the contract answer as
 * on the site. Sections are loaded and rendered at once, slots show their fallback, and data files are not read.
 */
export function StockProvider({ of, toast, children }: StockProviderProps): ReactNode {
  const [reported, report] = useState('');
  const own = useMemo(() => reporting(report), []);
  const lookup = useMemo(() => lookupOf(of), [of]);
  const providers = [
    [SiteProvider, of.site],
    [LookupProvider, lookup],
    [SectionProvider, Section],
    [SlotProvider, Slot],
    [ToastProvider, toast ?? own],
  ] as unknown as [ComponentType<{ value: unknown }>, unknown][];
  const screen = createElement(
    Fragment,
    null,
    children,
    toast ? null : createElement('p', { role: 'status' }, reported),
  );
  return providers.reduceRight<ReactNode>(
    (content, [Provider, value]) => createElement(Provider, { value }, content),
    screen,
  );
}

/** Entries of the table that hold paths. */
const withPaths = /^(page|trail|footer|services|routes)\b/;

function lookupOf({ table, origin }: StockSite): (key: TableKey) => unknown {
  const entries = new Map<TableKey, unknown>();
  return (key) => {
    if (!entries.has(key)) {
      const entry = tableEntry(table, key);
      entries.set(key, withPaths.test(key) ? withOrigin(entry, origin) : entry);
    }
    return entries.get(key);
  };
}

function Section({ load, props, frame }: SectionProps): ReactNode {
  const content = createElement(Suspense, null, createElement(SectionContent, { load, props }));
  return frame ? cloneElement(frame, {}, content) : content;
}

function Slot({ fallback }: SlotProps): ReactNode {
  return fallback;
}

function reporting(report: (text: string) => void): Toast {
  const show: Toast['show'] = (title, { description } = {}) => report(description ? `${title}: ${description}` : title);
  return {
    show,
    promise: (promise, { loading, success, error }, options) => {
      show(loading, options);
      promise.then(
        () => show(success, options),
        () => show(error, options),
      );
    },
  };
}

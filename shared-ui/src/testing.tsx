// For unit tests only: not part of the barrel, so no page carries it.
import { cloneElement, createElement, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router';
import {
  JsonLdProvider,
  LookupProvider,
  SiteProvider,
  SectionContent,
  SectionProvider,
  SlotProvider,
  ToastProvider,
  useFacts,
  type CaseTopic,
  type ClientCase,
  type AddJsonLd,
  type FactReader,
  type Lookup,
  type PublicData,
  type SiteConfiguration,
  type SectionProps,
  type SiteTable,
  type SlotProps,
  type Toast,
} from '@mosaico/shared-types';
import { tableEntry } from '@mosaico/shared-types/table';
import { caseTopics } from '@mosaico/shared-types/schemas';
import { site as demo, table as demoTable } from 'site-for-tests';

/** What a test may choose of the shell around a page. */
export interface ShellForTests {
  /** Path, search and hash the page is opened at. Default: `/`. */
  address?: string;
  /** Default: the demonstration's. */
  site?: SiteConfiguration;
  /** What the releases of the environment say. Default: what the workspaces' sources say. */
  table?: SiteTable;
  /** What the page was prerendered with of the site's data files, by their addresses. Default: nothing. */
  data?: Partial<PublicData>;
  /** The cases it was prerendered with: all of them, and of each topic the first. Each has a page. Default: it was prerendered without. */
  cases?: readonly ClientCase[];
  toast?: Toast;
  /** Day on which the page was prerendered. */
  composed?: string;
  /** Takes note of what the page shows in schema.org's terms, as while prerendering. */
  addJsonLd?: AddJsonLd;
}

const quiet: Toast = { show: () => undefined, promise: () => undefined };

/** Answers from a table, as the shell does. */
export function lookupIn(
  table: SiteTable = demoTable,
  composed = '2026-01-15',
  data: Partial<PublicData> = {},
): Lookup {
  const files = Object.fromEntries(Object.entries(data).map(([address, content]) => [`data:${address}`, content]));
  return (key) =>
    key === 'today' ? composed : key === 'year' ? composed.slice(0, 4) : (files[key] ?? tableEntry(table, key));
}

/** The file of cases and its parts, as a composition knows them. */
function casesByAddress(cases: readonly ClientCase[]): Record<string, readonly unknown[]> {
  const firstOf = (topic: CaseTopic) => [
    ...cases.filter(({ topics }) => topics.includes(topic)).slice(0, 1),
    ...cases.filter(({ works }) => works?.some((work) => work.topic === topic)).slice(0, 1),
  ];
  return {
    '/data/casos.json': cases,
    ...Object.fromEntries(caseTopics.map((topic) => [`/data/casos.json#${topic}`, firstOf(topic)])),
  };
}

/** The table with a page for each of these cases too, like those of the demonstration's. */
function withCasePages(table = demoTable, cases: readonly ClientCase[] = []): SiteTable {
  const like = table.routes.find(({ workspace, page }) => `${workspace}/${page}` === 'mf-testimonials/case');
  const { subject = '' } = like ?? {};
  const without = cases.filter(
    ({ id }) => !table.routes.some((route) => route.page === like?.page && route.subject === id),
  );
  if (!like || without.length === 0) return table;
  const pages = without.map(({ id }) => ({ ...like, path: like.path.replace(subject, id), subject: id }));
  return { ...table, routes: [...table.routes, ...pages] };
}

/** The element as the shell would show it: site configuration, toasts, slots (as their names), and a router in memory. */
export function inShell(
  element: ReactNode,
  { address = '/', site = demo, table, data, cases, toast = quiet, composed, addJsonLd }: ShellForTests = {},
): ReactNode {
  return (
    <MemoryRouter initialEntries={[address]}>
      <SiteProvider value={site}>
        <ToastProvider value={toast}>
          <LookupProvider
            value={lookupIn(withCasePages(table, cases), composed, { ...data, ...(cases && casesByAddress(cases)) })}
          >
            <SectionProvider value={LoadedSection}>
              <SlotProvider value={SlotName}>
                <JsonLdProvider value={addJsonLd}>{element}</JsonLdProvider>
              </SlotProvider>
            </SectionProvider>
          </LookupProvider>
        </ToastProvider>
      </SiteProvider>
    </MemoryRouter>
  );
}

/**
 * The figures and offers that the sources declare, as content functions ask for them. What a test expects by their names is
 * right whatever their values are: each value is written once, in its owner's `facts.json`.
 */
export const facts: FactReader = readFacts();

function readFacts(): FactReader {
  const read: FactReader[] = [];
  const Reader = () => {
    read.push(useFacts());
    return null;
  };
  renderToString(
    <LookupProvider value={lookupIn()}>
      <Reader />
    </LookupProvider>,
  );
  const [reader] = read;
  if (!reader) throw new Error('useFacts() gave nothing.');
  return reader;
}

/** A figure as tests read it on a page: like `facts.text()`, and every space a plain one. */
export const figure: FactReader['text'] = (name) => facts.text(name).replaceAll('\u00A0', ' ');

/** Loads the sections of a page, and those in them, so that tests can render it at once: `beforeAll(() => loadSections(<Page />))`. */
export async function loadSections(page: ReactNode): Promise<void> {
  for (let depth = 0; depth < 2; depth++) {
    renderToString(<Suspense>{inShell(page)}</Suspense>);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function LoadedSection({ load, props, frame }: SectionProps) {
  if (!frame) return <SectionContent load={load} props={props} />;
  // Nobody waits for it, so neither do tests that have not loaded it.
  const component = load();
  return 'then' in component ? frame : cloneElement(frame, {}, createElement(component, props));
}

function SlotName({ name }: SlotProps) {
  return <div role="group" aria-label={name} />;
}

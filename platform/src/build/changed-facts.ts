import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { factsFileSchema } from '@mosaico/shared-types/schemas';
import { entriesBelow, keyBelow } from '../lib/files-below.ts';
import { writtenJson } from '../lib/read-json.ts';
import { appWorkspaces, type Workspace } from '../lib/workspaces.ts';
import type { DeclaredPage, Declarations } from '../table/declarations.ts';
import { resolveFacts } from '../table/resolve-facts.ts';
import { resolveOffers } from '../table/resolve-offers.ts';
import { declarationFiles, declarationsOf } from './declared.ts';

/** What shows figures that have changed. */
export interface FactUses {
  /** Names of the facts that are others now, and of the offers that have one of them. */
  names: string[];
  /** Absolute paths of the sources that name one, or ask for a list in which one stands. Tests that read the whole site's table are among them. */
  sources: string[];
  /** Pages of which a text that they declare mentions one (`mf-plans/social-plans`). */
  pages: string[];
  /** Why every page may be another, a line each. */
  everywhere: string[];
}

/** Texts of a declared page that stand on the page itself. All others stand in lists: search, directory, footer, titles of links. */
const ownTexts: readonly string[] = ['description', 'clientsOnly'];

/**
 * What shows the figures that differ in changed `facts.json` files (relative to the repository); nothing where they say the same as before. `before`
 * gives a file's former text. Every other declaration is taken as it is now. Nothing is built or composed: a source names a figure letter by letter.
 */
export async function usesOfChanged(
  root: string,
  files: readonly string[],
  before: (file: string) => string | undefined,
): Promise<FactUses> {
  const workspaces = appWorkspaces(root);
  let now: Declarations[];
  let then: Declarations[];
  try {
    now = await Promise.all(workspaces.map((workspace) => declarationsOf(workspace)));
    then = now.map((each) => {
      const file = `${each.workspace}/src/facts.json`;
      return files.includes(file) ? { ...each, facts: factsIn(before(file), file) } : each;
    });
  } catch (error) {
    // The checks report what is wrong with it.
    const [why = ''] = (error as Error).message.split('\n');
    const sources = workspaces.flatMap(({ folder }) => sourcesBelow(folder)).map(([file]) => file);
    return { names: [], sources, pages: [], everywhere: [`what pages declare cannot be compared: ${why}`] };
  }
  const names = changedNames(then, now);
  if (names.length === 0) return { names, sources: [], pages: [], everywhere: [] };
  const has = namesOneOf(names);
  const declared = now.flatMap(({ workspace, pages }) => pages.map((page) => [workspace, page] as const));
  const listing = declared.flatMap(([workspace, page]) =>
    listedTexts(page, has).map(
      (key) => `lists show "${key}" of ${workspace}/${page.key}, in which a changed figure stands`,
    ),
  );
  const described = declared.filter(([, page]) => ownTexts.some((key) => has(JSON.stringify(read(page, key) ?? ''))));
  const isService = declared.some(([, { service }]) => service !== undefined && names.includes(service.offer));
  // The second: a unit test with the table of all workspaces.
  const asks = [
    has,
    (text: string) => text.includes("'site-for-tests'"),
    ...(isService ? [(text: string) => text.includes('useServices(')] : []),
    ...(described.length > 0 ? [(text: string) => text.includes('useRoutes(')] : []),
  ];
  const shared = sourcesBelow(join(root, 'shared-ui'));
  const sharing = shared.filter(([file, text]) => !isTest(file) && has(text)).map(([file]) => keyBelow(root, file));
  return {
    names,
    sources: [
      ...workspaces.flatMap(({ folder }) => sourcesBelow(folder)).filter(([, text]) => asks.some((ask) => ask(text))),
      ...shared.filter(([, text]) => asks.slice(0, 2).some((ask) => ask(text))),
    ].map(([file]) => file),
    pages: [
      ...described,
      ...declared.filter(([, { sells = [], service }]) =>
        [...sells, service?.offer ?? ''].some((offer) => names.includes(offer)),
      ),
    ].map(([workspace, { key }]) => `${workspace}/${key}`),
    everywhere: [...listing, ...sharing.map((file) => `${file}, which all pages share, names a changed figure`)],
  };
}

/** Whether a source or JSON text names one of these figures or offers: between quotes, or as `{mf-plans/social}` within a text. */
export function namesOneOf(names: readonly string[]): (text: string) => boolean {
  if (names.length === 0) return () => false;
  const pattern = new RegExp(`(?<=['"{:])(?:${names.join('|')})(?=['"}])`);
  return (text) => pattern.test(text);
}

function factsIn(text: string | undefined, place: string): Declarations['facts'] {
  return text === undefined ? {} : writtenJson(factsFileSchema, text, place);
}

/** Names of facts and offers that are others after a change, or there before or after it alone. */
function changedNames(then: readonly Declarations[], now: readonly Declarations[]): string[] {
  const [before, after] = [then, now].map((releases) => {
    const figures = resolveFacts(releases);
    return { facts: figures.facts, offers: resolveOffers(releases, figures).offers };
  });
  const differing = (one: Record<string, unknown> = {}, other: Record<string, unknown> = {}): string[] =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
    );
  return [...new Set([...differing(before?.facts, after?.facts), ...differing(before?.offers, after?.offers)])].sort();
}

/** Keys of a page's declaration that lists show, and in which one of the figures stands. */
function listedTexts(page: DeclaredPage, has: (text: string) => boolean): string[] {
  return Object.keys(page).filter((key) => {
    if ([...ownTexts, 'sells', 'parent'].includes(key)) return false;
    const value = read(page, key);
    const text = JSON.stringify(key === 'service' ? { ...page.service, offer: '' } : value);
    return has(text);
  });
}

const read = (page: DeclaredPage, key: string): unknown => (page as Record<string, unknown>)[key];

const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file);

/** How pages under test get the table: they ask it by name. */
const tableOfTests = join('shared-ui', 'src', 'testing.tsx');

/** A workspace's modules and their texts, but for declarations and stories. */
function sourcesBelow(folder: Workspace['folder']): [file: string, text: string][] {
  const declarations: readonly string[] = declarationFiles;
  const sources = join(folder, 'src');
  return entriesBelow(sources)
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.stories.'))
    .filter((file) => !declarations.includes(relative(sources, file)))
    .filter((file) => !file.endsWith(tableOfTests))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

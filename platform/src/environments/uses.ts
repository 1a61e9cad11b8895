import type { TableKey } from '@mosaico/shared-types';
import type { Release, Revision } from '@mosaico/shared-types/schemas';
import { didYouMean } from '../lib/did-you-mean.ts';
import { render, type Page } from '../site/render/render.ts';
import { resolve } from '../site/resolve/resolve.ts';
import { cacheFolder } from '../site/sites.ts';
import { ownerOf } from '../site/validate/links.ts';
import type { Store } from '../store/store.ts';

/** What can be used by others. A block is one of the design system. */
type UsedKind = 'fact' | 'offer' | 'page' | 'slot' | 'block';

interface Thing {
  kind: UsedKind;
  /** As others name it: `mf-plans/social-basic`, or `PlanCard`. */
  name: string;
  /** The workspace that declares it. */
  workspace: string;
}

/** Something that releases declare, and who uses it in a revision. */
export interface Uses extends Thing {
  /** Pages that show it, or something that is made of it. */
  pages: { workspace: string; path: string }[];
  /** Declarations that name it: `pages.social.description`. */
  declarations: { workspace: string; where: string }[];
  /** Workspaces whose code imports it: blocks alone. */
  imports: string[];
}

/**
 * Who uses what is called `name` in a revision: of each kind that has the name. Renders the pages, of which most are in the cache. Throws
 * where nothing is called so.
 */
export async function usesOf(store: Store, revision: Revision, name: string, sites: string): Promise<Uses[]> {
  const site = await resolve(store, revision, { accepted: revision });
  const releases = [site.shell, ...site.remotes];
  const named = releases.flatMap(thingsOf).map((each) => [`${each.kind} ${each.name}`, each] as const);
  // A remote may bring blocks of the design system, too.
  const things = [...new Map(named).values()];
  const meant = things.filter((each) => each.name === name);
  if (meant.length === 0) {
    const names = things.map((each) => each.name);
    throw new Error(
      `"${revision.environment}" has no fact, offer, page, slot or block "${name}".${didYouMean(name, names)} Write mf-plans/social-basic, or the name of a block.`,
    );
  }
  const isShown = meant.some(({ kind }) => kind !== 'block');
  const pages = isShown
    ? (await render(store, site, { cache: cacheFolder(sites) })).pages
    : new Map<string, Pick<Page, 'dependencies'>>();
  return meant.map((thing) => {
    const declarations = releases.flatMap((release) => mentionsIn(release, thing));
    const keys = keysOf(thing, declarations);
    const found = [...pages].filter(([, { dependencies }]) => dependencies.some((key) => keys.has(key)));
    const importing = releases.filter(({ shared }) => shared.consumes.some(({ uses }) => uses.includes(name)));
    return {
      ...thing,
      pages: found.map(([path]) => ({ workspace: ownerOf(site, path).workspace, path })),
      declarations,
      imports: thing.kind === 'block' ? importing.map(({ workspace }) => workspace) : [],
    };
  });
}

/** What a release declares, and the blocks that it provides. */
function thingsOf({ workspace, facts, offers, slots, pages, shared }: Release): Thing[] {
  const own = (kind: UsedKind, keys: readonly string[]): Thing[] =>
    keys.map((key) => ({ kind, name: `${workspace}/${key}`, workspace }));
  const blocks = shared.provides
    .filter(({ key }) => key.startsWith('@mosaico/shared-ui'))
    .flatMap(({ exports }) => exports.filter((each) => /^[A-Z]/.test(each)));
  const pageKeys = pages.map(({ key }) => key);
  return [
    ...own('fact', Object.keys(facts)),
    ...own('offer', Object.keys(offers)),
    ...own('page', pageKeys),
    ...slots.map((name): Thing => ({ kind: 'slot', name, workspace })),
    ...blocks.map((name): Thing => ({ kind: 'block', name, workspace: 'shared-ui' })),
  ];
}

/** Its own key of the table, and those of facts and offers whose declarations name it. */
function keysOf({ kind, name }: Thing, declarations: Uses['declarations']): Set<TableKey> {
  const derived = declarations.flatMap(({ workspace, where }) => {
    const [, of, key] = /^(fact|offer)s\.([^.]+)/.exec(where) ?? [];
    return of === undefined || key === undefined ? [] : [`${of}:${workspace}/${key}` as TableKey];
  });
  return new Set([`${kind}:${name}` as TableKey, ...derived]);
}

/** Declarations that name it: as a whole, or a figure in a text as `{mf-plans/social-basic}`. */
function mentionsIn({ workspace, facts, offers, pages }: Release, thing: Thing): Uses['declarations'] {
  const byKey = Object.fromEntries(pages.map((page) => [page.key, page]));
  return placesOf({ facts, offers, pages: byKey }, thing).map((where) => ({ workspace, where }));
}

/** Keys whose values name something else than a figure. */
const kinds: Readonly<Record<string, UsedKind>> = {
  sells: 'offer',
  offer: 'offer',
  of: 'offer',
  parent: 'page',
  elsewhere: 'page',
};

function placesOf(value: unknown, thing: Thing, path: readonly string[] = []): string[] {
  if (typeof value === 'string') {
    const named = path.findLast((key) => !/^\d+$/.test(key)) ?? '';
    const isWhole = value === thing.name && (kinds[named] ?? 'fact') === thing.kind;
    return isWhole || (thing.kind === 'fact' && value.includes(`{${thing.name}}`)) ? [path.join('.')] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, each]) => placesOf(each, thing, [...path, key]));
  // One place of a list is enough.
  return Array.isArray(value) && inside.length > 0 ? [path.join('.')] : inside;
}

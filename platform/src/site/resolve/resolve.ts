import { createHash } from 'node:crypto';
import { dayIn, type PublicData, type Route, type SiteConfiguration, type SiteTable } from '@mosaico/shared-types';
import type { Release, Revision } from '@mosaico/shared-types/schemas';
import { allOf } from '../../lib/in-parallel.ts';
import type { Problem } from '../../lib/problem.ts';
import { publicPath, siteAssets } from '../../store/public-path.ts';
import type { Configuration } from '../../store/configuration.ts';
import type { Store } from '../../store/store.ts';
import { declarationsIn } from '../../table/declarations.ts';
import { routesOn } from '../../table/routes.ts';
import { siteTable } from '../../table/site-table.ts';
import { siteWithLists } from './lists.ts';
import { publicDataOf, type IsAccepted } from './public-data.ts';

/** Everything that a revision's site is made of, read from the store. */
export interface ResolvedSite {
  revision: Revision;
  shell: Release;
  remotes: Release[];
  /** Its lists have their entries. */
  configuration: Configuration;
  table: SiteTable;
  /** All routes that releases claim, also those of which another has the path. */
  claimed: Route[];
  /** The site's data files, by their addresses. */
  data: Partial<PublicData>;
  /** The agency's day of its composition, as `2026-11-21`. */
  today: string;
  /** The site configuration as a file of the site: its name changes with its content. */
  siteFile: { address: string; content: string };
  /** Remote → address of its federation entry. */
  entries: Record<string, string>;
  /** What is wrong with declarations and data files. */
  problems: Problem[];
  /** What would be wrong with accepted files by the rules of today. */
  notes: string[];
  /** Names of the files that were validated with an earlier revision, as `site.json`. */
  accepted: ReadonlySet<string>;
  /** What the environment showed before, where the new revision must not break it. */
  previous?: PreviousSite | undefined;
}

/** The part of the earlier site that a new one is compared with. */
export interface PreviousSite {
  environment: string;
  /** Those that can still be read. */
  releases: Release[];
  /** Addresses of the videos in its list. */
  videos: ReadonlySet<string>;
  /** The lists that its pages were made by, with their entries. */
  lists?: SiteConfiguration['lists'];
}

/** Releases and configuration of a revision. */
export type Sources = Pick<Revision, 'releases' | 'configuration'>;

/** How a revision is resolved. */
export interface ResolveOptions {
  /** Files that this revision has, too, were validated when they came: today's rules only note what is wrong with them. */
  accepted?: Sources | undefined;
  /** The revision whose addresses and videos the new one is compared with. */
  previous?: Revision | undefined;
}

/**
 * Reads a revision's releases and configuration. Throws if something is missing or malformed, if a release's files differ from
 * its `release.json`, if that differs from the revision's digest, and if there is no shell.
 */
export async function resolve(
  store: Store,
  revision: Revision,
  { accepted, previous }: ResolveOptions = {},
): Promise<ResolvedSite> {
  const releases = await allOf(
    Object.entries(revision.releases).map(([workspace, version]) => store.release(workspace, version)),
  );
  // Before anything of theirs is run or shown.
  await allOf(
    releases.map(({ workspace, version }) => store.verifyRelease(workspace, version, revision.digests?.[workspace])),
  );
  const shell = releases.find((release) => release.role === 'shell');
  const remotes = releases.filter((release) => release.role === 'remote');
  if (!shell)
    throw new Error(`Revision ${revision.revision} of "${revision.environment}" names no shell. Promote one.`);
  const stored = await store.configuration(revision.configuration);
  const isAccepted: IsAccepted = (release) =>
    release
      ? accepted?.releases[release.workspace] === release.version
      : accepted?.configuration === revision.configuration;
  const files = await publicDataOf(store, releases, stored, isAccepted);
  const lists = await siteWithLists(store, releases, stored, isAccepted);
  const configuration = { ...stored, site: lists.site };
  const today = dayIn(configuration.site, new Date(revision.created));
  const { table, claimed, problems } = siteTable(releases.map(declarationsIn), configuration.site);
  const content = JSON.stringify(configuration.site);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return {
    revision,
    shell,
    remotes,
    configuration,
    table: { ...table, routes: routesOn(today, table.routes) },
    claimed,
    data: files.data,
    today,
    siteFile: { address: `${siteAssets}site.${hash}.json`, content },
    entries: Object.fromEntries(
      remotes.map(({ workspace, client }) => [workspace, publicPath(workspace) + client.entry]),
    ),
    problems: [...problems, ...files.problems, ...lists.problems],
    notes: [...files.notes, ...lists.notes],
    accepted: new Set([...(isAccepted() ? ['site.json'] : []), ...files.accepted]),
    previous: previous && (await previousSite(store, previous)),
  };
}

async function previousSite(store: Store, revision: Revision): Promise<PreviousSite> {
  const found = await Promise.all(
    Object.entries(revision.releases).map(([workspace, version]) =>
      store.release(workspace, version).catch(() => undefined),
    ),
  );
  const releases = found.filter((release) => release !== undefined);
  const configuration = await store.configuration(revision.configuration);
  const { data } = await publicDataOf(store, releases, configuration, () => true);
  const { site } = await siteWithLists(store, releases, configuration, () => true);
  const videos = (data['/data/testimonios.json'] ?? []).map(({ videoUrl }) => videoUrl);
  return { environment: revision.environment, releases, videos: new Set(videos), lists: site.lists };
}

import { createHash } from 'node:crypto';
import type { PublicData, SiteTable } from '@mosaico/shared-types';
import type { Release, Revision } from '@mosaico/shared-types/schemas';
import { publicPath, siteAssets } from '../../store/public-path.ts';
import type { Configuration, Store } from '../../store/store.ts';
import { routesOn } from '../../table/routes.ts';
import { misfits } from '../validate/release-problems.ts';
import { publicDataOf, type IsJudged } from './public-data.ts';

/** Everything an environment revision is made of, read from the store. */
export interface Composition {
  revision: Revision;
  shell: Release;
  remotes: Release[];
  configuration: Configuration;
  table: SiteTable;
  /** The site's data files, by their addresses. */
  data: Partial<PublicData>;
  /** Its day, as `2026-11-21`. */
  today: string;
  /** The site configuration as a file of the site: its name changes with its content. */
  siteFile: { address: string; content: string };
  /** Remote → address of its federation entry. */
  entries: Record<string, string>;
  /** Why the releases do not fit together, as far as that shows without rendering; nothing if they do. */
  problems: string[];
  /** What would be wrong with what was judged before, by the rules of today. */
  notes: string[];
  /** Files that were judged before, as `site.json`: nobody has brought them now. */
  judged: ReadonlySet<string>;
  /** Whether they can be rendered all the same: what they declare does not fit, and what they share does. */
  renderable: boolean;
}

/** A revision, by what it is made of. */
export type Judged = Pick<Revision, 'releases' | 'configuration'>;

/**
 * Reads a revision's releases and configuration. Throws when something is missing or malformed, when a release's files are
 * not what it lists, or its `release.json` is not what the revision says, or there is no shell. What makes the mix unfit (claims
 * on one path, shares that are not met, figures that nobody declares, faulty data files) is in `problems`. Files that are `judged`'s as well were judged when they came.
 */
export async function readComposition(store: Store, revision: Revision, judged?: Judged): Promise<Composition> {
  const releases = await Promise.all(
    Object.entries(revision.releases).map(([workspace, version]) => store.release(workspace, version)),
  );
  // Before anything of theirs is run or shown, also of what was rendered of them before.
  await allOf(
    releases.map(({ workspace, version }) => store.verifyRelease(workspace, version, revision.digests?.[workspace])),
  );
  const shell = releases.find((release) => release.role === 'shell');
  const remotes = releases.filter((release) => release.role === 'remote');
  if (!shell)
    throw new Error(`Revision ${revision.revision} of "${revision.environment}" names no shell. Promote one.`);
  const configuration = await store.configuration(revision.configuration);
  const { table, declared, shared } = misfits(releases, configuration.site);
  const today = revision.created.slice(0, 10);
  const isJudged: IsJudged = (release) =>
    release
      ? judged?.releases[release.workspace] === release.version
      : judged?.configuration === revision.configuration;
  const { data, problems, notes, judged: files } = await publicDataOf(store, releases, configuration, isJudged);
  const content = JSON.stringify(configuration.site);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return {
    revision,
    shell,
    remotes,
    configuration,
    table: { ...table, routes: routesOn(today, table.routes) },
    data,
    today,
    siteFile: { address: `${siteAssets}site.${hash}.json`, content },
    entries: entriesOf(remotes),
    problems: [...declared, ...shared, ...problems],
    notes,
    judged: new Set([...(isJudged() ? ['site.json'] : []), ...files]),
    renderable: shared.length === 0,
  };
}

/** Resolves once all have. Rejects with what all that failed say, so that one round mends them. */
async function allOf(promises: readonly Promise<void>[]): Promise<void> {
  const failures = (await Promise.allSettled(promises)).filter((each) => each.status === 'rejected');
  if (failures.length > 0) throw new Error(failures.map(({ reason }) => (reason as Error).message).join('\n'));
}

/** Remote → address of its federation entry. */
function entriesOf(remotes: readonly Release[]): Record<string, string> {
  return Object.fromEntries(remotes.map(({ workspace, client }) => [workspace, publicPath(workspace) + client.entry]));
}

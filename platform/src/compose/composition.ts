import { createHash } from 'node:crypto';
import { major } from 'semver';
import type { Route, SiteConfiguration, SiteTable } from 'shared-types';
import type { Release, Revision } from 'shared-types/schemas';
import { publicPath, siteAssets } from '../build/public-path.ts';
import type { Configuration, Store } from '../store/store.ts';
import { refuseClashes } from './refuse-clashes.ts';
import { refuseUnmetShares } from './refuse-unmet-shares.ts';
import { routesOf } from './routes.ts';

/** Everything an environment revision is made of, read from the store. */
export interface Composition {
  revision: Revision;
  shell: Release;
  remotes: Release[];
  configuration: Configuration;
  table: SiteTable;
  /** The table as a file of the site: its name changes with its content. */
  tableFile: { address: string; content: string };
  /** Remote → address of its federation entry. */
  entries: Record<string, string>;
  /** Why the releases do not fit together, as far as that shows without rendering; nothing if they do. */
  problems: string[];
}

/**
 * Reads a revision's releases and configuration. Throws when something is missing or malformed, or there is no shell;
 * what makes the mix unfit (claims on one path, shares that are not met, another contract) is in `problems`.
 */
export async function readComposition(store: Store, revision: Revision): Promise<Composition> {
  const releases = await Promise.all(
    Object.entries(revision.releases).map(([workspace, version]) => store.release(workspace, version)),
  );
  const shell = releases.find((release) => release.role === 'shell');
  const remotes = releases.filter((release) => release.role === 'remote');
  if (!shell)
    throw new Error(`Revision ${revision.revision} of "${revision.environment}" names no shell. Promote one.`);
  const configuration = await store.configuration(revision.configuration);
  const { routes, problems } = unfit(releases, configuration.site);
  const first = new Map(routes.map(({ path }, index) => [path, index] as const).reverse());
  const table: SiteTable = {
    // Of two that claim one path the first has it, where a clash was forced.
    routes: routes.filter((route, index) => first.get(route.path) === index),
    slots: Object.fromEntries(remotes.flatMap(({ workspace, slots }) => slots.map((slot) => [slot, workspace]))),
    site: configuration.site,
  };
  const content = JSON.stringify(table);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const entries = Object.fromEntries(
    remotes.map(({ workspace, client }) => [workspace, publicPath(workspace) + client.entry]),
  );
  const tableFile = { address: `${siteAssets}table.${hash}.json`, content };
  return { revision, shell, remotes, configuration, table, tableFile, entries, problems };
}

/** The routes of these releases, and why they do not fit together, as far as that shows without rendering. */
export function unfit(releases: readonly Release[], site: SiteConfiguration): { routes: Route[]; problems: string[] } {
  const shell = releases.find(({ role }) => role === 'shell');
  const remotes = releases.filter(({ role }) => role === 'remote');
  const routes: Route[] = [];
  const problems = [
    ...releases.map(({ workspace, pages }) => whyNot(() => routes.push(...routesOf(workspace, pages, site)))),
    whyNot(() => refuseClashes(releases, routes)),
    shell && whyNot(() => refuseUnmetShares(shell, remotes)),
    shell && whyNot(() => refuseOtherContracts(shell, remotes)),
  ].filter((why) => why !== undefined);
  return { routes, problems };
}

/** Throws when a remote was built against a contract (`shared-types`) of another major version than the shell's. */
function refuseOtherContracts(shell: Release, remotes: readonly Release[]): void {
  const others = remotes
    .filter(({ contract }) => major(contract) !== major(shell.contract))
    .map((remote) => `  ${remote.workspace}@${remote.version} was built against shared-types ${remote.contract}`);
  if (others.length === 0) return;
  throw new Error(
    `shell@${shell.version} speaks shared-types ${shell.contract}:\n${others.join('\n')}\nRelease a shell or a remote of the same major version.`,
  );
}

function whyNot(refuse: () => unknown): string | undefined {
  try {
    refuse();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

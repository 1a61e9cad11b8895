import { join } from 'node:path';
import type { Release, SiteConfiguration } from '@mosaico/shared-types/schemas';
import { developmentPath } from '../store/development-shell.ts';
import { publicPath } from '../store/public-path.ts';
import { designSystem } from '../build/shared-packages.ts';
import { resolve } from '../site/resolve/resolve.ts';
import type { Store } from '../store/store.ts';
import { declarationsIn, type Declarations } from '../table/declarations.ts';

/** A folder whose files development serves below an address, which ends with a slash. */
export interface Mount {
  at: string;
  folder: string;
}

/** What an environment shows of the workspaces that do not run from source. */
export interface Published {
  declarations: readonly Declarations[];
  /** Remote → address of its entry. */
  remotes: Readonly<Record<string, string>>;
  /** Address of the published shell's development build; nothing where the shell runs from source. */
  shell?: string;
  configuration?: SiteConfiguration;
  mounts: readonly Mount[];
  /** The releases that these are of: what they share is compared with what runs from source. */
  releases: readonly Release[];
  /** What a developer should know of it: one line each. */
  notes: readonly string[];
}

/** In development the design system is shared by its version, and not by what its parts do. */
function asDeveloped(release: Release): Release {
  const provides = release.shared.provides.map((each) =>
    each.key === designSystem ? { ...each, version: plainVersion(each.version) } : each,
  );
  return { ...release, shared: { ...release.shared, provides } };
}

const plainVersion = (version: string): string => version.split('-u')[0] ?? version;

/** What to tell a team whose design system is another than the shell's, which stands for it in development. */
function otherDesign({ shared }: Pick<Release, 'shared'>, installed: string): string[] {
  const own = shared.provides.find(({ key }) => key === designSystem)?.version.split('-u')[0];
  if (own === installed) return [];
  return [
    `${designSystem} ${installed} is installed, and the shell has ${own ?? 'none'}: in development its blocks are the shell's. On the site, what differs comes with your release.`,
  ];
}

/** Nothing: all runs from source. */
export const nothingPublished: Published = { declarations: [], remotes: {}, mounts: [], releases: [], notes: [] };

/**
 * Reads the environment's releases but for those of `fromSource`; `design` is the installed version of the design system. Throws
 * as {@link resolve} does, and where the shell is wanted and has no development build.
 */
export async function publishedRest(
  store: Store,
  environment: string,
  { fromSource, design }: { fromSource: ReadonlySet<string>; design: string },
): Promise<Published> {
  const { shell, remotes, entries, configuration } = await resolve(store, await store.revision(environment));
  const rest = [shell, ...remotes].filter(({ workspace }) => !fromSource.has(workspace));
  const folders = await Promise.all(
    rest.map(async ({ workspace, version }) => ({ workspace, folder: await store.releaseFolder(workspace, version) })),
  );
  const mounts = folders.flatMap(({ workspace, folder }) => [
    { at: publicPath(workspace), folder: join(folder, 'client') },
    { at: '/', folder: join(folder, 'public') },
  ]);
  const published: Published = {
    declarations: rest.map(declarationsIn),
    remotes: entries,
    configuration: configuration.site,
    mounts: [{ at: '/', folder: configuration.publicFolder }, ...mounts],
    releases: rest.map(asDeveloped),
    notes: [],
  };
  if (fromSource.has(shell.workspace)) return published;
  if (!shell.development)
    throw new Error(
      `${shell.workspace}@${shell.version}, which "${environment}" shows, has no development build, which hot reload needs. Ask whoever owns the shell to publish and promote it again, or name an environment with a newer one with --env.`,
    );
  const [folder = '', file = ''] = shell.development.entry.split('/');
  const place = folders.find(({ workspace }) => workspace === shell.workspace)?.folder ?? '';
  return {
    ...published,
    shell: developmentPath + file,
    mounts: [{ at: developmentPath, folder: join(place, folder) }, ...published.mounts],
    notes: otherDesign(shell, design),
  };
}

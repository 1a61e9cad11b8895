import { join } from 'node:path';
import type { SiteNow } from '@mosaico/shared-types';
import type { Release, SiteConfiguration } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import { developmentPath } from '../store/development-shell.ts';
import { publicPath } from '../store/public-path.ts';
import { designSystem } from '../build/shared-packages.ts';
import { publishedFolder, type LoadableRelease, type RevisionInUse } from '../browser/versions/mix.ts';
import type { EnvironmentTypes } from '../build/environment-types.ts';
import type { Sharing } from '../site/validate/releases.ts';
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
  /** Their releases, if they are known. Their shares are compared with those of the sources. */
  releases: readonly (Sharing & Pick<Release, 'files'>)[];
  /** The deployed site that has all other files. */
  over?: URL;
  /** What a developer should know of it: one line each. */
  notes: readonly string[];
}

/** In development the design system is shared by its version, and not by what its parts do. */
function asDeveloped<Release extends Sharing>(release: Release): Release {
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

/**
 * The same of a deployed site, by what it says of itself: no store is needed. `environmentTypes` is what it says of everything. Throws,
 * naming the address, where it does not answer, is no site of Mosaico, or is a production site, which says nothing of its releases.
 */
export async function publishedOver(
  over: URL,
  { fromSource, design }: { fromSource: ReadonlySet<string>; design: string },
): Promise<Published & { environmentTypes: EnvironmentTypes }> {
  const inUse = await jsonOf<Partial<RevisionInUse> & SiteNow>(over, '/revision.json');
  const names = Object.entries(inUse.releases ?? {});
  if (names.length === 0)
    throw new Error(
      `${over.origin} does not say which releases it shows, as production does not. Name another environment, or develop over production by its store: --env production`,
    );
  const all = await Promise.all(
    names.map((name) => jsonOf<LoadableRelease>(over, `${publishedFolder}${name.join('/')}.json`)),
  );
  const configuration = await jsonOf<SiteConfiguration>(over, inUse.site);
  const declarations = all.map((each) => each.declarations);
  const shell = all.find((each) => each.shared);
  const published = {
    declarations: declarations.filter(({ workspace }) => !fromSource.has(workspace)),
    remotes: inUse.remotes,
    configuration,
    mounts: [],
    releases: [],
    notes: [],
    over,
    environmentTypes: { environment: over.host, revision: inUse.revision, site: configuration, declarations },
  };
  if (fromSource.has('shell')) return published;
  if (!shell?.shared || !shell.development)
    throw new Error(
      `${over.origin} shows a shell without a development build, which hot reload needs. Promote a newer shell there, or develop the shell, too: ${command('dev shell …')}`,
    );
  const { workspace, version, shared, development } = shell;
  return {
    ...published,
    shell: development,
    releases: [asDeveloped({ workspace, version, shared, files: {} })],
    notes: otherDesign({ shared }, design),
  };
}

async function jsonOf<Value>(over: URL, path: string): Promise<Value> {
  const { address, init } = requestTo(over, path);
  const answer = await fetch(address, init).catch(({ cause, message }: Error) => {
    const why = cause instanceof Error && cause.message ? cause.message : message;
    throw new Error(`${over.origin} does not answer (${why}). Check the address of --over.`);
  });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  if (answer.ok && isJson) return (await answer.json()) as Value;
  if ([401, 403, 407].includes(answer.status))
    throw new Error(
      over.username
        ? `${over.origin} refuses this name and password (${answer.status}). Correct them in the address of --over.`
        : `${over.origin} wants a login (${answer.status}). Write name and password into the address: --over ${over.protocol}//name:password@${over.host}. Of another kind of login dev has none: ${instead}`,
    );
  if (answer.redirected && new URL(answer.url).origin !== over.origin)
    throw new Error(
      `${over.origin} sends to ${new URL(answer.url).origin} for a login, which dev cannot do: ${instead}`,
    );
  throw new Error(
    `${over.origin} answers ${path} with ${isJson ? '' : `${answer.headers.get('content-type') ?? 'nothing'}, `}${answer.status}: it is no site of Mosaico, an older one, or a login page, which dev cannot fill in. ` +
      `Check the address of --over, or ${instead}`,
  );
}

const instead = "take the environment's store: MOSAICO_STORE=s3://… with --env <environment> in place of --over.";

/** A request to the deployed site: what its address has of a login goes into a header, and that is the only place of it. */
export function requestTo(over: URL, path: string): { address: URL; init: RequestInit } {
  const { username, password } = over;
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return {
    address: new URL(path, over.origin),
    init: { ...(username && { headers: { Authorization: `Basic ${login}` } }) },
  };
}

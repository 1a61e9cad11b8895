import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { SiteManifest } from '@mosaico/shared-types';
import type { Release, SiteConfiguration } from '@mosaico/shared-types/schemas';
import { bounds, bytesAtMost, TooLargeError } from '../lib/bounds.ts';
import { command } from '../lib/command.ts';
import { parseJson } from '../lib/read-json.ts';
import { developmentAddress, developmentFolder } from '../store/development-shell.ts';
import { publicPath } from '../store/public-path.ts';
import { designSystem } from '../build/own-packages.ts';
import { publishedFolder, type LoadableRelease, type RevisionInUse } from '../browser/versions/overrides.ts';
import type { EnvironmentTypes } from '../build/environment-types.ts';
import type { Sharing } from '../table/sharing.ts';
import { resolve } from '../site/resolve/resolve.ts';
import { loadable } from '../site/write/published.ts';
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

/** Nothing: all runs from source. */
export const nothingPublished: Published = { declarations: [], remotes: {}, mounts: [], releases: [], notes: [] };

/** Workspaces that run from source, and the installed version of the design system. */
interface Sources {
  fromSource: ReadonlySet<string>;
  design: string;
}

/**
 * Reads the environment's releases but for those of `fromSource`. Throws as {@link resolve} does, and where the shell is wanted and has
 * no development build.
 */
export async function publishedRest(store: Store, environment: string, sources: Sources): Promise<Published> {
  const { shell, remotes, entries, configuration } = await resolve(store, await store.revision(environment));
  const rest = [shell, ...remotes].filter(({ workspace }) => !sources.fromSource.has(workspace));
  const mounts = rest.map(async ({ workspace, version, development }): Promise<Mount[]> => {
    const folder = await store.releaseFolder(workspace, version);
    return [
      { at: publicPath(workspace), folder: join(folder, 'client') },
      { at: '/', folder: join(folder, 'public') },
      ...(development
        ? [{ at: `${dirname(developmentAddress({ version }))}/`, folder: join(folder, developmentFolder) }]
        : []),
    ];
  });
  return {
    declarations: rest.map(declarationsIn),
    remotes: entries,
    configuration: configuration.site,
    mounts: [{ at: '/', folder: configuration.publicFolder }, ...(await Promise.all(mounts)).flat()],
    releases: rest.map(asDeveloped),
    ...publishedShell(
      loadable(shell),
      sources,
      `shell@${shell.version}, which "${environment}" shows, has no development build, which hot reload needs. Ask whoever owns the shell to publish and promote it again, or name an environment with a newer one with --env.`,
    ),
  };
}

/**
 * The releases that a deployed site shows, by its own files: no store is needed. `environmentTypes` are its types. Throws an error with the
 * address if the site does not answer, is no site of Mosaico, or is public, and so says nothing of its releases.
 */
export async function publishedOver(
  over: URL,
  sources: Sources,
): Promise<Published & { environmentTypes: EnvironmentTypes }> {
  const inUse = await jsonOf<Partial<RevisionInUse> & SiteManifest>(over, '/revision.json');
  const names = Object.entries(inUse.releases ?? {});
  if (names.length === 0)
    throw new Error(
      `${over.origin} does not say which releases it shows, as a public environment does not. Name another environment, or develop over this one by its store: --env production`,
    );
  const all = await Promise.all(
    names.map((name) => jsonOf<LoadableRelease>(over, `${publishedFolder}${name.join('/')}.json`)),
  );
  const configuration = await jsonOf<SiteConfiguration>(over, inUse.site);
  const declarations = all.map((each) => each.declarations);
  const rest = all.filter(({ workspace }) => !sources.fromSource.has(workspace));
  return {
    declarations: rest.map((each) => each.declarations),
    remotes: inUse.remotes,
    configuration,
    mounts: [],
    releases: rest.flatMap(({ workspace, version, shared }) =>
      shared ? [asDeveloped({ workspace, version, shared, files: {} })] : [],
    ),
    over,
    environmentTypes: { environment: over.host, revision: inUse.revision, site: configuration, declarations },
    ...publishedShell(
      all.find(({ development }) => development),
      sources,
      `${over.origin} shows a shell without a development build, which hot reload needs. Promote a newer shell there, or develop the shell, too: ${command('dev shell …')}`,
    ),
  };
}

/** What a published shell brings, and a note for a team whose design system is another one: the shell's stands for it in development. */
function publishedShell(
  shell: LoadableRelease | undefined,
  { fromSource, design }: Sources,
  missing: string,
): Pick<Published, 'shell' | 'notes'> {
  if (fromSource.has('shell')) return { notes: [] };
  if (!shell?.development || !shell.shared) throw new Error(missing);
  const own = shell.shared.provides.find(({ key }) => key === designSystem);
  const version = own ? plainVersion(own.version) : 'none';
  const note = `${designSystem} ${design} is installed, and the shell has ${version}: in development its blocks are the shell's. On the site, what differs comes with your release.`;
  return { shell: shell.development, notes: version === design ? [] : [note] };
}

/** In development the design system is shared by its version, and not by what its parts do. */
function asDeveloped<Release extends Sharing>(release: Release): Release {
  const provides = release.shared.provides.map((each) =>
    each.key === designSystem ? { ...each, version: plainVersion(each.version) } : each,
  );
  return { ...release, shared: { ...release.shared, provides } };
}

const plainVersion = (version: string): string => version.split('-u')[0] ?? version;

async function jsonOf<Value>(over: URL, path: string): Promise<Value> {
  const { address, init } = requestTo(over, path);
  const answer = await fetch(address, init).catch(({ cause, message }: Error) => {
    const why = cause instanceof Error && cause.message ? cause.message : message;
    throw new Error(`${over.origin} does not answer (${why}). Check the address of --over.`);
  });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  if (answer.ok && isJson) {
    const body = await bytesAtMost(answer.body ?? Readable.from([]), bounds.bytes);
    if (!body) throw new TooLargeError(address.href, bounds.bytes);
    return parseJson(body.toString(), address.href) as Value;
  }
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

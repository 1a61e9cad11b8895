import type { Integrity, PageBootstrapData, SiteConfiguration, SiteManifest } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { publicPath } from '../../store/public-path.ts';
import type { Declarations } from '../../table/declarations.ts';
import { siteTable } from '../../table/site-table.ts';
import type { Runnable } from '../../table/sharing.ts';
import { isLocal } from './local-source.ts';

/** Data of a document for the switcher script, as inert JSON in the element with the id {@link switcherConfigId}. */
export interface SwitcherConfig {
  environment: string;
  /** The shell's workspace, and its scripts in order. */
  shell: string;
  start: string[];
}

/** The scripts that start the shell. */
export function startScripts({ workspace, client }: Pick<Release, 'workspace' | 'client'>): string[] {
  return [...client.initial, client.entry].map((file) => publicPath(workspace) + file);
}

/** The style sheets of its start. */
export function startStyles({ workspace, client }: Pick<Release, 'workspace' | 'client'>): string[] {
  return (client.styles ?? []).map((file) => publicPath(workspace) + file);
}

/** The data for the switcher script, the same in each document of a composition. */
export function switcherConfig({
  shell,
  revision,
}: {
  shell: Release;
  revision: { environment: string };
}): SwitcherConfig {
  return { environment: revision.environment, shell: shell.workspace, start: startScripts(shell) };
}

/** `revision.json` of an environment that is not public: also which release of each workspace is in use. */
export interface RevisionInUse extends SiteManifest {
  releases: Record<string, string>;
}

/** Id of the element that holds the {@link SwitcherConfig}. A public environment has none. */
export const switcherConfigId = 'mosaico-switcher';

/** Folder of the site with what is published; see {@link LoadableRelease} and {@link Published}. */
export const publishedFolder = '/releases/';

/** Address of the page that says what the environment shows. A public environment has none. */
export const environmentPage = '/mosaico/';

/** `/releases/<workspace>/<version>.json`: what a page needs to run this release in place of the one in use. */
export interface LoadableRelease {
  workspace: string;
  version: string;
  /** The shell's scripts in order, or the remote's federation entry alone. */
  scripts: string[];
  /** Style sheets of the shell's start. */
  styles: string[];
  declarations: Declarations;
  /** Hashes of all its client scripts and style sheets. */
  integrity: Integrity;
  /** Shared modules that the release provides and consumes, and its build: they decide whether it can run with others. A local source's server checks that. */
  shared?: Release['shared'];
  built?: Runnable['built'];
  /** The script of a shell's development build, with which local sources run. */
  development?: string;
}

/** `/releases/index.json`: workspace → its published releases, newest first. */
export type Published = Record<string, PublishedRelease[]>;

export interface PublishedRelease {
  version: string;
  /** When its change was made (ISO 8601), and what it is: see `release.json`. */
  built?: string | undefined;
  commit?: string;
  author?: string;
  subject?: string;
  dirty?: boolean;
  uncommitted?: string[];
  /** Why it does not fit the environment's other releases. */
  problems: string[];
}

/** Workspace → version wanted in place of the one in use. */
export type VersionOverrides = Record<string, string>;

/**
 * The releases that can be chosen at this moment; `undefined` where the list cannot be loaded. A server adds the wanted releases where they
 * are older than those it lists. A static host ignores the query.
 */
export function publishedList(wanted: VersionOverrides): Promise<Published | undefined> {
  const query = new URLSearchParams(wanted).toString();
  return fetched<Published>(`${publishedFolder}index.json${query && `?${query}`}`);
}

/** The JSON at an address of this site; nothing where that cannot be read. */
export async function fetched<Value>(address: string): Promise<Value | undefined> {
  try {
    const answer = await fetch(address, { cache: 'no-cache' });
    return answer.ok ? ((await answer.json()) as Value) : undefined;
  } catch {
    return undefined;
  }
}

/** Start of a document: its bootstrap data, and the addresses of the shell's scripts. */
export interface DocumentStart {
  bootstrapData: PageBootstrapData;
  start: string[];
}

/**
 * The start of a document with the chosen releases in place of those in use: figures, addresses and lists are those of the combination. If
 * two releases claim one path, the first has it.
 */
export function withOverrides(
  { bootstrapData, start }: DocumentStart,
  shell: string,
  {
    site,
    inUse,
    overriding,
    rest,
  }: {
    site: SiteConfiguration;
    inUse: RevisionInUse;
    /** The chosen releases. `rest`: the releases in use of all other workspaces. */
    overriding: readonly LoadableRelease[];
    rest: readonly LoadableRelease[];
  },
): DocumentStart {
  const all = [...rest, ...overriding];
  const remotes = overriding.filter(({ workspace }) => workspace !== shell);
  const entries = {
    ...inUse.remotes,
    ...Object.fromEntries(remotes.map(({ workspace, scripts: [entry = ''] }) => [workspace, entry])),
  };
  const { table } = siteTable(
    all.map(({ declarations }) => declarations),
    site,
  );
  const own = all.find(({ workspace }) => workspace === shell);
  const development = overriding.some(({ version }) => isLocal(version)) ? own?.development : undefined;
  // The document's hashes win: its preloads have them, and a preload with another hash is not used.
  const integrity = Object.assign({}, ...all.map((release) => release.integrity), bootstrapData.integrity) as Integrity;
  return {
    bootstrapData: {
      ...bootstrapData,
      // The document's initial data was resolved with the releases in use.
      shown: {},
      remotes: entries,
      // Which scripts a page takes is computed at composition, of other releases: here each names the next.
      loads: {},
      // Style sheets of a local source are links.
      styles: own && !isLocal(own.version) ? own.styles : [],
      integrity,
      // Parts of the table are the present revision's.
      whole: { ...inUse, remotes: entries, table, parts: undefined, loads: {}, integrity },
      // No revision shows this.
      reports: undefined,
    },
    start: overriding.find(({ workspace }) => workspace === shell)?.scripts ?? (development ? [development] : start),
  };
}

import { createHash } from 'node:crypto';
import { satisfies } from 'semver';
import {
  pageAssetsKey,
  sectionAssetsKey,
  slotAssetsKey,
  type Integrity,
  type AssetMap,
  type PageBootstrapData,
  type TableKey,
} from '@mosaico/shared-types';
import { pageNameOf, tableEntry, withoutLists } from '@mosaico/shared-types/table';
import type { Release } from '@mosaico/shared-types/schemas';
import { startScripts, startStyles } from '../../browser/versions/overrides.ts';
import { chunkAssetsOf, type ChunkAssets } from '../../store/chunk-assets.ts';
import { publicPath } from '../../store/public-path.ts';
import { readOfTable, resolveDependencies } from '../render/resolve-dependencies.ts';
import type { SitePage } from '../render/pages.ts';
import type { Page } from '../render/render.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';

/** Values that all documents of a composition share. */
interface Common {
  /** The assets of each page and each piece. `integrity`: the hashes of all files that a page may load. */
  assets: AssetMap;
  integrity: Integrity;
  /** Scripts that documents start with. */
  start: readonly string[];
  arm?: PageBootstrapData['arm'];
}

/** Address of the shell's script. */
export function shellScript({ shell: { workspace, client } }: ResolvedSite): string {
  return publicPath(workspace) + client.entry;
}

/** The remotes that a page's HTML is made of: its own, and those that fill its slots. */
export function remotesOf(
  { remotes, table, shell }: ResolvedSite,
  { owner }: Pick<SitePage, 'owner'>,
  dependencies: readonly TableKey[],
): Release[] {
  const names = dependencies.filter((key) => key.startsWith('slot:')).map((key) => tableEntry(table, key));
  const fillers = remotes.filter(({ workspace }) => names.includes(workspace));
  return owner && owner.release !== shell ? [owner.release, ...fillers] : fillers;
}

/** The bootstrap data of a page's document. */
export function bootstrapDataOf(
  site: ResolvedSite,
  { owner }: SitePage,
  { dependencies, staticDependencies = [] }: Pick<Page, 'dependencies' | 'staticDependencies'>,
  { assets, integrity, start, arm }: Common,
): PageBootstrapData {
  const { entries, shell, siteFile } = site;
  const remotes = remotesOf(site, { owner }, dependencies);
  const names = new Set(remotes.map(({ workspace }) => workspace));
  const loaded = [
    ...(owner ? [pageAssetsKey(owner.route)] : []),
    ...dependencies.flatMap((key) => (key.startsWith('slot:') ? [slotAssetsKey(key.slice('slot:'.length))] : [])),
  ].filter((name) => name in assets);
  const sections = owner ? [sectionAssetsKey(owner.route)] : [];
  const files = [...loaded, ...sections].flatMap((name) => assets[name] ?? []);
  const { reports } = site.configuration.site;
  return {
    site: siteFile.address,
    shell: shellScript(site),
    remotes: Object.fromEntries(Object.entries(entries).filter(([workspace]) => names.has(workspace))),
    ...(owner && {
      route: {
        ...withoutLists(owner.route),
        ...(readOfTable(site, dependencies).documentOnly && { documentOnly: true }),
      },
    }),
    ...(reports && { reports: reports.endpoint }),
    ...(arm && { arm }),
    shown: resolveDependencies(
      site,
      dependencies.filter((key) => !staticDependencies.includes(key)),
    ),
    loads: Object.fromEntries(loaded.map((name) => [name, assets[name] ?? []])),
    styles: startStyles(shell),
    integrity: only(integrity, [
      siteFile.address,
      ...start,
      ...startScripts(shell),
      ...startStyles(shell),
      ...[shell, ...remotes].flatMap((release) => lateFiles(release, shell)),
      ...files,
    ]),
  };
}

/** The assets of every page and every piece of the site. */
export function assetMapOf({ shell, remotes, table }: ResolvedSite): AssetMap {
  const assets: Record<string, string[]> = {};
  const routed = new Set(table.routes.map(pageNameOf));
  for (const release of [shell, ...remotes]) {
    for (const page of release.pages) {
      const route = { workspace: release.workspace, page: page.key };
      if (!routed.has(pageNameOf(route))) continue;
      assets[pageAssetsKey(route)] = assetAddressesOf(page, release, shell);
      if (page.sections) assets[sectionAssetsKey(route)] = assetAddressesOf(page.sections, release, shell);
    }
    for (const [name, piece] of Object.entries(release.pieces)) {
      if (table.slots[name] === release.workspace)
        assets[slotAssetsKey(name)] = assetAddressesOf(piece, release, shell);
    }
  }
  return assets;
}

/**
 * Addresses of the scripts and style sheets that a page or a piece of `owner` loads after the shell's start: the remote's entry,
 * its chunks, and the shared modules that this shell does not provide.
 */
export function assetAddressesOf(loading: ChunkAssets, owner: Release, shell: Release): string[] {
  const { scripts, styles = [] } = loading;
  const entry = owner === shell ? [] : [owner.client.entry];
  const files = new Set([...entry, ...scripts, ...styles, ...ownCopies(loading, owner, shell)]);
  return [...files].map((file) => publicPath(owner.workspace) + file);
}

/** A shared module that a release asks for. */
export type Consume = Release['shared']['consumes'][number];

/** Whether a remote gets the shell's copy of a shared module that it asks for: there from the start, in a version in its range. */
export function hasCompatibleShare({ shared }: Pick<Release, 'shared'>, { key, range }: Consume): boolean {
  return shared.provides.some((share) => share.key === key && share.eager && satisfies(share.version, range));
}

/** Files of those shared modules that `owner` brings along, since the shell has no copy that will do. */
export function ownCopies({ consumes }: Pick<ChunkAssets, 'consumes'>, owner: Release, shell: Release): string[] {
  return consumed(consumes, owner, (consume) => hasCompatibleShare(shell, consume)).flatMap(({ fallback }) => fallback);
}

/** The shared modules of these keys, and those that their copies ask for, without those that a host `provides`. */
export function consumed(
  keys: Iterable<string>,
  { shared }: Pick<Release, 'shared'>,
  provides: (consume: Consume) => boolean,
): Consume[] {
  const open = new Set(keys);
  const found: Consume[] = [];
  for (const key of open) {
    const consume = shared.consumes.find((each) => each.key === key);
    if (!consume || provides(consume)) continue;
    found.push(consume);
    for (const more of consume.fallbackConsumes) open.add(more);
  }
  return found;
}

/** A release's client scripts and style sheets: address → SHA-384. */
export function assetsOf({ workspace, files }: Pick<Release, 'workspace' | 'files'>): Record<string, string> {
  const assets = Object.entries(files).filter(([file]) => /^client\/.*\.(js|css)$/.test(file));
  return Object.fromEntries(
    assets.map(([file, { sha384 }]) => [publicPath(workspace) + file.slice('client/'.length), sha384]),
  );
}

/**
 * Content's hash, as an `integrity` attribute has it. Hashes do not compress, and a document has some thirty. SHA-256 is a third shorter
 * than the SHA-384 of `release.json`, which makes documents 2 % smaller.
 */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A release's files that are loaded late: neither with its start, nor with a page or its sections, nor with a piece. */
export function lateFiles(release: Release, shell: Release): string[] {
  const addressOf = (file: string): string => publicPath(release.workspace) + file;
  const without = new Set([
    ...startScripts(release),
    ...startStyles(release),
    ...chunkAssetsOf(release).flatMap(({ scripts, styles = [] }) => [...scripts, ...styles].map(addressOf)),
    // The share scope decides at run time whether a remote's own copy is loaded. A singleton (toasts, Material UI) is always the shell's.
    ...release.shared.consumes.filter(({ singleton }) => !singleton).flatMap(({ fallback }) => fallback.map(addressOf)),
    // Nothing asks for what a copy would load later, where that is never loaded.
    ...release.shared.consumes
      .filter((consume) => hasCompatibleShare(shell, consume))
      .flatMap(({ fallbackLate = [] }) => fallbackLate.map(addressOf)),
  ]);
  return Object.keys(assetsOf(release)).filter((address) => !without.has(address));
}

/** Of `all`, the hashes of these addresses. What has none (a fixture, another origin) is left out. */
export function only(all: Integrity, addresses: Iterable<string>): Integrity {
  const chosen = [...new Set(addresses)].sort();
  return Object.fromEntries(
    chosen.flatMap((address) => (all[address] === undefined ? [] : [[address, all[address]] as const])),
  );
}

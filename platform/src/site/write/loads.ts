import { createHash } from 'node:crypto';
import { pageLoad, sectionsLoad, slotLoad, type Integrity, type Loads, type SiteTable } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { publicPath } from '../../store/public-path.ts';
import { startScripts, startStyles } from '../../browser/versions/mix.ts';
import { loadingsOf } from '../../store/loadings.ts';
import { filesOf } from './page-scripts.ts';

/** Releases of one composition, of which one is the shell. */
interface Releases {
  shell: Release;
  remotes: readonly Release[];
}

/** What every page and every piece of the site loads. */
export function loadsOf({ shell, remotes, table }: Releases & { table: SiteTable }): Loads {
  const loads: Record<string, string[]> = {};
  for (const release of [shell, ...remotes]) {
    for (const page of release.pages) {
      const route = { workspace: release.workspace, page: page.key };
      if (!table.routes.some(({ workspace, page: key }) => workspace === route.workspace && key === route.page))
        continue;
      loads[pageLoad(route)] = filesOf(page, release, shell);
      if (page.sections) loads[sectionsLoad(route)] = filesOf(page.sections, release, shell);
    }
    for (const [name, piece] of Object.entries(release.pieces)) {
      if (table.slots[name] === release.workspace) loads[slotLoad(name)] = filesOf(piece, release, shell);
    }
  }
  return loads;
}

/** Hashes of a release's client scripts and style sheets, as `integrity` attributes have them. */
export function integrityOf({ workspace, files }: Pick<Release, 'workspace' | 'files'>): Integrity {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, { sha384 }]) =>
      /^client\/.*\.(js|css)$/.test(file)
        ? [[publicPath(workspace) + file.slice('client/'.length), `sha384-${sha384}`]]
        : [],
    ),
  );
}

/** The hash of content, as an `integrity` attribute has it. */
export function integrityOfContent(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** What a release loads late: neither with its start, nor with a page or its sections, nor with a piece. */
export function lateFiles(release: Release): string[] {
  const known = new Set([
    ...startScripts(release),
    ...startStyles(release),
    ...loadingsOf(release).flatMap(({ scripts, styles = [] }) =>
      [...scripts, ...styles].map((file) => publicPath(release.workspace) + file),
    ),
    // In place of its copy another release's may be used; of a singleton (toasts, Material UI) there is but the shell's.
    ...release.shared.consumes
      .filter(({ singleton }) => !singleton)
      .flatMap(({ fallback }) => fallback.map((file) => publicPath(release.workspace) + file)),
  ]);
  return Object.keys(integrityOf(release)).filter((address) => !known.has(address));
}

/** Of `all`, the hashes of these addresses. What has none (a fixture, another origin) is left out. */
export function only(all: Integrity, addresses: Iterable<string>): Integrity {
  const chosen = [...new Set(addresses)].sort();
  return Object.fromEntries(
    chosen.flatMap((address) => (all[address] === undefined ? [] : [[address, all[address]] as const])),
  );
}

import { join } from 'node:path';
import type { Release } from '@mosaico/shared-types/schemas';
import { startStyles } from '../../browser/versions/overrides.ts';
import { browserScript } from '../../lib/dist.ts';
import { writeAnew } from '../../lib/precompressed.ts';
import { federationManifest, remoteEntryFile } from '../../store/bucket/content-headers.ts';
import { chunkAssetsOf } from '../../store/chunk-assets.ts';
import { containerName, publicPath } from '../../store/public-path.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { consumed } from './bootstrap-data.ts';

/** What a `remoteEntry.js` knows of its release. */
export interface RemoteEntryFacts {
  /** The container's global variable. */
  name: string;
  /** The release's own entry: a name beside this file. */
  entry: string;
  /** Paths of the style sheets that the shell starts with: theme, fonts and resets. */
  styles: readonly string[];
  /** Shared modules that the release has no copy of, and their ranges. */
  needs: readonly (readonly [key: string, range: string])[];
}

/**
 * Writes beside each remote's entry what the hosts of other sites ask for: `mf-manifest.json` in Module Federation's own form, and
 * `remoteEntry.js`, the container. Our pages load neither. Gives the files, to be compressed.
 */
export async function writeRemoteEntries({ shell, remotes }: ResolvedSite, draft: string): Promise<string[]> {
  const script = await browserScript('remote-entry');
  const files = remotes.flatMap((release) => {
    const facts = remoteEntryFacts(release, shell);
    const folder = join(draft, publicPath(release.workspace));
    return [
      [join(folder, federationManifest), `${JSON.stringify(manifestOf(release, shell))}\n`] as const,
      [
        join(folder, remoteEntryFile),
        `${script}\nvar ${facts.name}=mosaicoContainer(${JSON.stringify(facts)});\n`,
      ] as const,
    ];
  });
  await Promise.all(files.map(([file, content]) => writeAnew(file, content)));
  return files.map(([file]) => file);
}

/** See {@link RemoteEntryFacts}. */
export function remoteEntryFacts(release: Release, shell: Release): RemoteEntryFacts {
  const { workspace, client } = release;
  return { name: containerName(workspace), entry: client.entry, styles: startStyles(shell), needs: needsOf(release) };
}

/** What its pages need of a host from the start. What comes with a control (Material UI) is asked for then. */
function needsOf(release: Release): RemoteEntryFacts['needs'] {
  const keys = chunkAssetsOf(release).flatMap(({ consumes }) => consumes);
  const needed = new Set(consumed(keys, release, () => false));
  return release.shared.consumes
    .filter((each) => needed.has(each) && each.fallback.length === 0)
    .map(({ key, range }) => [key, range]);
}

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/** As the plugin of `@module-federation/enhanced` writes it. */
export function manifestOf(release: Release, shell: Release) {
  const { workspace, version, shared, built, files } = release;
  const name = containerName(workspace);
  const exposed = ['screens', ...(Object.keys(release.pieces).length > 0 ? ['slots'] : [])];
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: workspace },
      remoteEntry: { name: remoteEntryFile, path: '', type: 'var' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      pluginVersion: built.runtime.version,
      publicPath: 'auto',
    },
    shared: shared.consumes.map(({ key, range, singleton }) => ({
      id: `${name}:${key}`,
      name: key,
      version: shell.shared.provides.find((each) => each.key === key)?.version ?? range.replace(/^\D+/, ''),
      singleton,
      requiredVersion: range,
      hash: '',
      assets: noAssets,
    })),
    remotes: [],
    exposes: exposed.map((each) => ({
      id: `${name}:${each}`,
      name: each,
      path: `./${each}`,
      assets: { ...noAssets, js: { sync: scriptsNamed(each, files), async: [] } },
    })),
  };
}

/** Scripts of a chunk of this name. */
function scriptsNamed(chunk: string, files: Release['files']): string[] {
  const pattern = new RegExp(`^client/(${chunk}\\.\\w+\\.js)$`);
  return Object.keys(files).flatMap((file) => pattern.exec(file)?.[1] ?? []);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAnew } from '../../lib/precompressed.ts';
import { federationManifest, remoteEntryFile } from '../../store/bucket/content-headers.ts';
import { publicPath } from '../../store/public-path.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';

/**
 * Writes beside each remote's entry what the hosts of other sites ask for by names that stay: `mf-manifest.json`, which Module Federation's
 * plugin has written with the release, and `remoteEntry.js`, the entry itself. Our pages load neither. Gives the files, to be compressed.
 */
export async function writeRemoteEntries({ remotes }: ResolvedSite, draft: string): Promise<string[]> {
  const written = remotes.map(async ({ workspace, client }) => {
    const folder = join(draft, publicPath(workspace));
    const [manifest, entry] = [join(folder, federationManifest), join(folder, remoteEntryFile)];
    await writeAnew(entry, await readFile(join(folder, client.entry)));
    const text = await readFile(manifest, 'utf8').catch(() => undefined);
    if (text === undefined) return [entry];
    await writeAnew(manifest, `${JSON.stringify(forOtherOrigins(JSON.parse(text) as Manifest))}\n`);
    return [entry, manifest];
  });
  return (await Promise.all(written)).flat();
}

interface Manifest {
  metaData: { publicPath?: string };
}

/** The plugin writes the path that the build is for. Another origin finds the files beside the manifest. */
function forOtherOrigins(manifest: Manifest): Manifest {
  return { ...manifest, metaData: { ...manifest.metaData, publicPath: 'auto' } };
}

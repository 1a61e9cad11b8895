import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../lib/read-text.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import type { Store } from '../../store/store.ts';

/** Name of the agency's mark among the public files. Icons and share images are made of it. */
const markFile = 'favicon.svg';

/** Address of the mark on the site's ground, as a picture of 180 px. */
export const touchIcon = '/apple-touch-icon.png';

/** What the site shows of itself on a device's home screen. */
export const manifestFile = 'manifest.webmanifest';

/** The agency's mark, as an SVG: the environment's own, else the shell's; undefined if neither has one. Throws for one that is no text. */
export async function markOf(store: Store, { configuration, shell }: ResolvedSite): Promise<string | undefined> {
  const release = join(await store.releaseFolder(shell.workspace, shell.version), 'public');
  for (const folder of [configuration.publicFolder, release]) {
    const file = join(folder, markFile);
    if (existsSync(file)) return readText(file, markFile);
  }
  return undefined;
}

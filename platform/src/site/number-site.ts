import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { SiteNow } from '@mosaico/shared-types';
import { filesBelow } from '../lib/files-below.ts';
import { writeAnew, writePrecompressed } from '../lib/precompressed.ts';
import { readJson } from '../lib/read-json.ts';
import { environmentFile, revisionOnSite, siteMapFile, type SiteMap } from './site-map.ts';

/** Brotli's quality for the site's notes: they are new with each composition, and some steps below the slowest take a fortieth of its time. */
export const notesQuality = 6;

/**
 * Gives a composition the number of the revision that it is shown as, and the page that `describe` makes of that: after a rollback, the
 * site says the same as the command line. Documents do not hold it.
 */
export async function numberSite(
  folder: string,
  revision: number,
  describe: () => Promise<string | undefined>,
): Promise<void> {
  const map = (await readJson(join(folder, siteMapFile))) as SiteMap;
  if (map.revision === revision) return;
  const now = (await readJson(join(folder, revisionOnSite)).catch(() => undefined)) as SiteNow | undefined;
  // Somebody has damaged it; a server says so.
  if (now === undefined) return;
  const page = await describe();
  const draft = join(dirname(folder), `.draft-${process.pid}-${randomUUID()}`);
  await mkdir(draft);
  try {
    const texts = {
      [revisionOnSite]: `${JSON.stringify({ ...now, revision })}\n`,
      ...(page !== undefined && { [environmentFile]: page }),
    };
    for (const [file, text] of Object.entries(texts)) await writeAnew(join(draft, file), text);
    await writePrecompressed(
      Object.keys(texts).map((file) => join(draft, file)),
      notesQuality,
    );
    const files = filesBelow(draft).map((file) => relative(draft, file));
    await writeFile(join(draft, siteMapFile), `${JSON.stringify({ ...map, revision }, null, 1)}\n`);
    // The map last: a server that knows the folder then looks at it again.
    for (const file of [...files, siteMapFile]) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await rename(join(draft, file), join(folder, file));
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

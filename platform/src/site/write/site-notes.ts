import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Integrity, Loads, SiteNow } from '@mosaico/shared-types';
import { writePrecompressed } from '../../lib/precompressed.ts';
import { nginxFiles, nginxFolder } from '../hosts/nginx.ts';
import { headersFile, redirectsFile } from '../hosts/static-hosts.ts';
import { mixingScript } from '../../browser/versions/bundle.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { namesIn, revisionOnSite, siteMapFile, siteMapOf } from '../site-map.ts';
import { only, shellScript } from './page-facts.ts';

/** Brotli's quality for what is new with each revision: some steps below the slowest take a fortieth of its time. */
export const notesQuality = 6;

/** What a site's notes are made of besides. */
interface NotesOptions {
  /** What each page and each piece loads, and the hashes of all that. */
  loads: Loads;
  integrity: Integrity;
  /** Whether releases can be mixed there: what runs where is staging's business. */
  mixes: boolean;
}

/** Writes into `draft` what hosts and open pages need to know of a site: its configuration, tables, headers and redirects. */
export async function writeNotes(
  draft: string,
  resolved: ResolvedSite,
  { loads, integrity, mixes }: NotesOptions,
): Promise<void> {
  const { table, siteFile, revision } = resolved;
  await mkdir(dirname(join(draft, siteFile.address)), { recursive: true });
  await writeFile(join(draft, siteFile.address), siteFile.content);
  const map = siteMapOf(resolved, namesIn(draft));
  await writeFile(join(draft, siteMapFile), `${JSON.stringify(map, null, 1)}\n`);
  await writeFile(join(draft, '_headers'), headersFile(map));
  await writeFile(join(draft, '_redirects'), redirectsFile(map));
  await mkdir(join(draft, nginxFolder));
  for (const [file, content] of Object.entries(nginxFiles(map)))
    await writeFile(join(draft, nginxFolder, file), content);
  const now: SiteNow = {
    revision: revision.revision,
    site: siteFile.address,
    shell: shellScript(resolved),
    remotes: resolved.entries,
    standsFor: [],
    table,
    loads,
    integrity: only(integrity, Object.values(loads).flat()),
  };
  const releases = mixes && { releases: revision.releases };
  await writeFile(join(draft, revisionOnSite), `${JSON.stringify({ ...now, ...releases })}\n`);
  const noted = [siteFile.address, revisionOnSite].map((file) => join(draft, file));
  await writePrecompressed(noted, notesQuality);
  if (!mixes) return;
  const { address, content } = await mixingScript();
  await mkdir(dirname(join(draft, address)), { recursive: true });
  await writeFile(join(draft, address), content);
}

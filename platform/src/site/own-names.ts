import { plainPath } from '@mosaico/shared-types';
import { immutableFolder } from '../store/bucket/content-headers.ts';
import { isPublic } from '../lib/public-environment.ts';
import { publicFiles } from '../lib/public-files.ts';
import { publishedFolder } from '../browser/versions/overrides.ts';
import { pageAt, pagesOf } from './render/pages.ts';
import type { ResolvedSite } from './resolve/resolve.ts';
import { environmentFile, hostFiles, machineFiles, revisionOnSite, textFile } from './site-map.ts';
import { workerFiles } from './write/retired-workers.ts';

/**
 * Decides which file wins if an environment's `public/` and the site have the same name. Pages and files for hosts and machines are always
 * the site's. The environment's file replaces any other: a release's file, icons, and workers that unregister themselves. Returns a line
 * for each file of `public/` that is not served, or that replaces a file of the site.
 */
export function nameNotes(site: ResolvedSite): string[] {
  const { configuration, revision, accepted } = site;
  if (accepted.has('site.json')) return [];
  const own = ownNames(site);
  const pageOf = pageAt(site.table.routes);
  const workers = new Set(workerFiles(configuration.site));
  const isOpen = isPublic(revision.environment, configuration.site);
  const { meant } = publicFiles(configuration.publicFolder);
  const documents = meant.filter((key) => key.endsWith('.html'));
  return meant.flatMap((key) => {
    const name = `public/${key}`;
    const owner = own.get(key);
    if (owner !== undefined) return [`${name} is not published: ${owner} wins that name. Give the file another one.`];
    const page = key.endsWith('.html') ? pageOf(`/${key}`) : undefined;
    if (page !== undefined)
      return [`${name} answers at /${key} alone: ${page} is a page of the site. Give the file another name.`];
    const twin = documents.find((each) => each < key && plainPath(`/${each}`) === plainPath(`/${key}`));
    if (key.endsWith('.html') && twin !== undefined)
      return [
        `${name} and public/${twin} both stand at ${plainPath(`/${key}`)}, and hosts differ. Give one another name.`,
      ];
    if (!isOpen && `/${key}`.startsWith(publishedFolder))
      return [
        `${name} may not be found: the releases of this environment are listed at ${publishedFolder}. Put it elsewhere.`,
      ];
    if (`/${key}`.startsWith(immutableFolder))
      return [
        `${name} is kept by browsers for a year, and no visitor sees a change of it. Put it beside ${immutableFolder}.`,
      ];
    if (workers.has(key))
      return [
        `${name} is this site's own service worker now. Without it a worker stands there that takes an earlier site's away: see "Moving from another site" in docs/hosting.md.`,
      ];
    return [];
  });
}

/** Keys of the files that the site always writes, each with its description. */
function ownNames(site: ResolvedSite): Map<string, string> {
  const pages = pagesOf(site).map(({ file, path }) => [file, `the page ${path}`] as const);
  const texts = site.table.routes
    .filter(({ indexed }) => indexed)
    .map(({ path }) => [textFile(path), `the text of the page ${path}`] as const);
  const notes = [...machineFiles, ...hostFiles, revisionOnSite, environmentFile].map(
    (file) => [file, "the site's own file"] as const,
  );
  return new Map<string, string>([...notes, ...texts, ...pages]);
}

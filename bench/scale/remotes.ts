import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashesBelow } from '@mosaico/platform/lib/hashes';
import { filesBelow, keyBelow } from '@mosaico/platform/lib/files-below';
import { writePrecompressed } from '@mosaico/platform/lib/precompressed';
import type { Change } from '@mosaico/platform/environments/next-revision';
import type { Store } from '@mosaico/platform/store/store';
import { cloneRepository } from '../../e2e/support/clone.ts';

/** The remote that is built. Digits that stand for its number are replaced in the others: names of all are equally long. */
const built = { name: 'mf-scale-000', title: 'Remoto 000', path: '/remoto-000' };
const numbered = (text: string, digits: string): string =>
  text.replace(/(scale[-_]?|remoto[- ])000/gi, (_, before: string) => before + digits);

/** A release of a further remote, and the path of its page. */
type Remote = Change & { path: string };

/**
 * Builds a remote by the template, as `npm run new-remote` makes one, in a copy of the repository. Copies the release into `folder`. Throws
 * with what was printed where that fails.
 */
export async function buildTemplateRemote(folder: string): Promise<void> {
  const clone = cloneRepository({ withReleases: false, name: 'mosaico-scale-' });
  try {
    clone.mosaicoNow('new-remote', built.name, '--title', built.title, '--path', built.path);
    clone.mosaicoNow('build', built.name);
    const builds = join(clone.folder, '.mosaico', 'builds', built.name);
    const [version] = (await readdir(builds, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    if (!version) throw new Error(`${builds} has no release, although "mosaico build ${built.name}" has ended well.`);
    await rm(folder, { recursive: true, force: true });
    await cp(join(builds, version.name), folder, { recursive: true });
  } finally {
    clone.remove();
  }
}

/**
 * Publishes so many remotes, each with a page of its own, and gives their releases.
 *
 * webpack takes some 12 s for each remote, so one is built, and the others are made from its release: name, title and path are replaced in
 * every file. Two remotes that webpack has built were compared (30 November 2026): where their names are equally long, all files have the same
 * length and, but for the name, the same text; only numbers of chunks and the hashes in names of files differ. Each remote has its files in a
 * folder of its own name, its own container, and its own array of chunks, so equal numbers and hashes meet nowhere.
 */
export async function publishRemotes(template: string, count: number, store: Store, drafts: string): Promise<Remote[]> {
  const releases: Remote[] = [];
  for (let at = 1; at <= count; at += 1) {
    const draft = join(drafts, String(at));
    const digits = String(at).padStart(3, '0');
    releases.push({ ...(await releaseLike(template, digits, draft)), path: numbered(built.path, digits) });
    await store.publishRelease(draft);
  }
  await rm(drafts, { recursive: true, force: true });
  return releases;
}

/** Writes a release that differs from the template's in its number alone; gives its name and version. */
export async function releaseLike(template: string, digits: string, folder: string): Promise<Change> {
  await rm(folder, { recursive: true, force: true });
  const compressed: string[] = [];
  for (const file of filesBelow(template)) {
    const target = join(folder, numbered(keyBelow(template, file), digits));
    // The text that is compressed has another number.
    if (/\.(br|gz)$/.test(file)) continue;
    await mkdir(dirname(target), { recursive: true });
    // Every byte is a character, so what is no text stays as it is.
    await writeFile(target, numbered(await readFile(file, 'latin1'), digits), 'latin1');
    if (keyBelow(template, file).startsWith('client/')) compressed.push(target);
  }
  await writePrecompressed(compressed);
  const file = join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as { workspace: string; version: string };
  await rm(file);
  await writeFile(file, JSON.stringify({ ...release, files: await hashesBelow(folder) }));
  return { workspace: release.workspace, version: release.version };
}

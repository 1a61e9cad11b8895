import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rcompare } from 'semver';
import type { Release } from '@mosaico/shared-types/schemas';
import { publicPath } from '../../store/public-path.ts';
import { declarationsIn } from '../../table/declarations.ts';
import { readComposition, type Composition } from '../resolve/composition.ts';
import { integrityOf } from './loads.ts';
import { misfits } from '../validate/release-problems.ts';
import { currentSite } from '../sites.ts';
import { linkFolder } from '../../lib/link-folder.ts';
import { soundnessIn, type Soundness } from '../../store/soundness.ts';
import type { Store } from '../../store/store.ts';
import { isProduction } from '../../browser/versions/production.ts';
import {
  publishedFolder,
  startScripts,
  startStyles,
  type Offer,
  type Published,
  type PublishedRelease,
} from '../../browser/versions/mix.ts';
import { printable } from '../../store/release-name.ts';

/** So many of a workspace's newest releases can be chosen in a page; with each, a site holds its files. */
const offered = 20;

/**
 * Makes the newest published releases of every workspace loadable in the site in `folder`: their files, what
 * a page must know to run each, and the list of them. A site that is in use may be completed so.
 */
export async function offerPublished(
  store: Store,
  composition: Composition,
  folder: string,
  isSound = soundnessIn(store),
): Promise<void> {
  for (;;) {
    const found = await newestReleases(store);
    // What is in use may be older than the newest; a mix is computed of everything in it.
    const inUse = [composition.shell, ...composition.remotes];
    for (const release of inUse) await offer(store, release, folder);
    const published = await soundOf(store, found, composition, isSound);
    for (const release of published.flat()) await offer(store, release, folder);
    const list: Published = Object.fromEntries(
      published.map((releases) => [
        releases[0]?.workspace ?? '',
        releases.map((release) => ({
          version: release.version,
          ...madeOf(release),
          problems: problemsWith(release, composition),
        })),
      ]),
    );
    const text = JSON.stringify(list);
    await writeWhole(join(folder, publishedFolder, 'index.json'), text);
    // Two may publish at once: who looks last sees both.
    const again = await newestReleases(store);
    if (namesOf(again) === namesOf(found)) return;
  }
}

/** Completes every site in use here, outside of production, by what was published since it was composed. */
export async function offerInSites(store: Store, sites: (environment: string) => string): Promise<void> {
  for (const environment of await store.environments()) {
    const folder = await currentSite(sites(environment));
    if (!folder || isProduction(environment)) continue;
    await offerPublished(store, await readComposition(store, await store.revision(environment)), folder);
  }
}

/** What the switcher names a release by, no more: every tab that opens it reads this of all releases. */
function madeOf({ built }: Release): Omit<PublishedRelease, 'version' | 'problems'> {
  const { at, commit, author, subject, dirty } = built;
  return {
    built: at,
    ...(commit && { commit: commit.slice(0, 7) }),
    ...(author && { author: printable(author) }),
    ...(subject && { subject: printable(subject) }),
    ...(dirty && { dirty }),
  };
}

const namesOf = (published: Release[][]): string => published.flat().map(nameOf).join();
const nameOf = ({ workspace, version }: Release): string => `${workspace}@${version}`;

/** By workspace, newest first: also those that the environment does not use yet. */
async function newestReleases(store: Store): Promise<Release[][]> {
  const published = await Promise.all(
    (await store.workspaces()).sort().map(async (workspace) => {
      const versions = await store.versions(workspace);
      // One that cannot be read any more is nobody's choice.
      const found = await Promise.all(versions.map((each) => store.release(workspace, each).catch(() => undefined)));
      const releases = found.filter((release) => release !== undefined);
      return releases.sort(newestFirst).slice(0, offered);
    }),
  );
  return published.filter((releases) => releases.length > 0);
}

/** Those whose files are what they list; those in use were verified when the composition was read. */
async function soundOf(
  store: Store,
  found: Release[][],
  { shell, remotes }: Composition,
  isSound: Soundness,
): Promise<Release[][]> {
  const used = namesOf([[shell, ...remotes]]).split(',');
  const sound = await Promise.all(
    found.map(async (releases) => {
      const kept: Release[] = [];
      for (const release of releases) {
        const { workspace, version } = release;
        if (used.includes(nameOf(release)) || (await isSound(workspace, version))) kept.push(release);
      }
      return kept;
    }),
  );
  return sound.filter((releases) => releases.length > 0);
}

function newestFirst(a: Release, b: Release): number {
  return b.built.at.localeCompare(a.built.at) || rcompare(a.version, b.version);
}

async function offer(store: Store, release: Release, folder: string): Promise<void> {
  const { workspace, version } = release;
  const file = join(folder, publishedFolder, workspace, `${version}.json`);
  if (await readFile(file).catch(() => undefined)) return;
  const source = await store.releaseFolder(workspace, version);
  await linkFolder(join(source, 'client'), join(folder, publicPath(workspace)));
  // What the environment's own releases have under the same name stays.
  await linkFolder(join(source, 'public'), folder);
  const content: Offer = {
    workspace,
    version,
    scripts: release.role === 'shell' ? startScripts(release) : [publicPath(workspace) + release.client.entry],
    styles: release.role === 'shell' ? startStyles(release) : [],
    declarations: declarationsIn(release),
    integrity: integrityOf(release),
  };
  await writeWhole(file, JSON.stringify(content));
}

/** Why the release does not fit the environment's others, as far as that shows without rendering. */
function problemsWith(release: Release, { shell, remotes, configuration }: Composition): string[] {
  const others = [shell, ...remotes].filter(({ workspace }) => workspace !== release.workspace);
  const { declared, shared } = misfits([...others, release], configuration.site);
  return [...declared, ...shared];
}

/** A reader finds the old file or the new one. */
async function writeWhole(file: string, content: string): Promise<void> {
  const draft = join(dirname(file), `.${randomUUID()}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
}

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@mosaico/shared-types/schemas';
import { publicFiles } from '../lib/public-files.ts';
import type { Configuration } from '../store/configuration.ts';
import type { Store } from '../store/store.ts';

/** A file of the site: its place, its name in messages, and the release that brings it. Files of the environment have no release. */
export interface ServedFile {
  file: string;
  name: string;
  release?: Release;
}

/**
 * The file that the site serves at one of its own addresses: the environment's, else the one of a release. Undefined for folders,
 * and for paths that leave `public/`.
 */
export async function servedFile(
  store: Pick<Store, 'releaseFolder'>,
  releases: readonly Release[],
  { publicFolder }: Pick<Configuration, 'publicFolder'>,
  url: string,
): Promise<ServedFile | undefined> {
  const path = pathBelowPublic(url);
  if (path === undefined) return undefined;
  const own = join(publicFolder, path);
  if (isFile(own)) return { file: own, name: `public/${path} of the environment` };
  const release = releases.find(({ files }) => Object.hasOwn(files, `public/${path}`));
  if (!release) return undefined;
  const { workspace, version } = release;
  const file = join(await store.releaseFolder(workspace, version), 'public', path);
  return { file, name: `public/${path} of ${workspace}@${version}`, release };
}

/** A file that somebody has put below `public/`. */
export interface PublicFile extends Pick<ServedFile, 'file' | 'name'> {
  /** Its address: `/demo/media/portrait.webp`. */
  url: string;
}

/** All files below `public/` that are meant for visitors, of the environment first. An address that several bring stands there for each. */
export async function allPublicFiles(
  store: Pick<Store, 'releaseFolder'>,
  releases: readonly Pick<Release, 'workspace' | 'version'>[],
  { publicFolder }: Pick<Configuration, 'publicFolder'>,
): Promise<PublicFile[]> {
  const ofReleases = releases.map(async ({ workspace, version }) => ({
    folder: join(await store.releaseFolder(workspace, version), 'public'),
    of: `${workspace}@${version}`,
  }));
  return [{ folder: publicFolder, of: 'the environment' }, ...(await Promise.all(ofReleases))].flatMap(
    ({ folder, of }) =>
      publicFiles(folder).meant.map((key) => ({
        url: `/${key}`,
        file: join(folder, key),
        name: `public/${key} of ${of}`,
      })),
  );
}

/**
 * A sentence about a file of `public/` whose name differs from an address's only in capitals, or in how its accents are written: people
 * see no difference there, hosts do. Empty where there is none.
 */
export function nearNameHint(
  releases: readonly Release[],
  { publicFolder }: Pick<Configuration, 'publicFolder'>,
  url: string,
): string {
  const wanted = pathBelowPublic(url);
  if (wanted === undefined) return '';
  const released = releases.flatMap(({ files }) =>
    Object.keys(files).flatMap((key) => (key.startsWith('public/') ? [key.slice('public/'.length)] : [])),
  );
  const near = [...publicFiles(publicFolder).meant, ...released].find((name) => folded(name) === folded(wanted));
  if (near === undefined || near === wanted) return '';
  const differs = [
    ...(near.normalize() === wanted.normalize() ? [] : ['capitals']),
    ...(near.toLowerCase() === wanted.toLowerCase() ? [] : ['how its accents are written']),
  ];
  return ` There is public/${near}, which differs in ${differs.join(' and in ')}: give the file the address's name.`;
}

const folded = (name: string): string => name.normalize().toLowerCase();

/** Where below `public/` an address of the site (`/data/a%20b.vtt?v=2`) leads; nothing where it leads elsewhere. */
export function pathBelowPublic(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'https://site.invalid').pathname.slice(1));
    return path === '' || path.split(/[/\\]/).includes('..') || path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Whether a file, and no folder, stands at a path. */
export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

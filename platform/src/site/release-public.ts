import type { Release } from '@mosaico/shared-types/schemas';
import type { Problem } from '../lib/problem.ts';
import { publishedFolder } from '../browser/versions/overrides.ts';
import { immutableFolder } from '../store/bucket/content-headers.ts';
import { nginxFolder } from './hosts/nginx.ts';
import { environmentFile, hostFiles, machineFiles, notFoundFile, revisionOnSite } from './site-map.ts';

/** Files that a host runs, or reads its rules from, wherever they come from. */
const runByHosts = [...hostFiles, '_worker.js', '_routes.json'];
const ownFiles = new Set<string>([...machineFiles, ...runByHosts, revisionOnSite, environmentFile, notFoundFile]);
const ownFolders = [immutableFolder, publishedFolder].map((folder) => folder.slice(1));
const variant = /\.(br|gz)$/;

/** Names may differ in capitals alone, which some file systems ignore. */
const comparable = (key: string): string => key.normalize('NFC').toLowerCase();

/**
 * Why a release may not bring a file of its `public/` folder: its name belongs to the site or to another release. Undefined where it may.
 *
 * @param key The file below `public/`.
 * @param keys Every file that the release has there.
 */
export function publicFault(key: string, keys: ReadonlySet<string>): string | undefined {
  const plain = comparable(key);
  const original = plain.replace(variant, '');
  const folder = ownFolders.find((each) => plain.startsWith(each));
  if (folder !== undefined) return `/${folder} holds what releases are made of`;
  if (
    plain.startsWith(`${nginxFolder}/`) ||
    ownFiles.has(original) ||
    (plain.startsWith('.') && !plain.startsWith('.well-known/'))
  )
    return 'the site writes that file itself, or a host runs it';
  // Visitors would get it in place of a file that another release, or the environment, has.
  if (variant.test(key) && !keys.has(key.replace(variant, '')))
    return 'it is the compressed form of a file that is not there';
  return undefined;
}

const publicKeys = (files: Release['files']): Set<string> =>
  new Set(Object.keys(files).flatMap((name) => (name.startsWith('public/') ? [name.slice('public/'.length)] : [])));

/** The files of a release's `public/` folder that a composition takes. */
export function takenPublicFiles({ files }: Pick<Release, 'files'>): Set<string> {
  const keys = publicKeys(files);
  return new Set([...keys].filter((key) => publicFault(key, keys) === undefined));
}

/** A problem for each release that brings files under names which are not its own. No composition takes these files. */
export function publicNameProblems(releases: readonly Release[]): Problem[] {
  return releases.flatMap(({ workspace, version, files }) => {
    const keys = publicKeys(files);
    const faults = [...keys].flatMap((key) => {
      const why = publicFault(key, keys);
      return why === undefined ? [] : [`public/${key} (${why})`];
    });
    if (faults.length === 0) return [];
    const more = faults.length > mostNamed ? ` and ${faults.length - mostNamed} more` : '';
    const text = `${workspace}@${version} brings ${faults.slice(0, mostNamed).join(', ')}${more}. Give the file a name of its own in ${workspace}, then build and publish it.`;
    return [{ code: 'public-name', workspace, subject: 'public', text }];
  });
}

/** How many files are named in one problem. */
const mostNamed = 3;

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@mosaico/shared-types/schemas';
import { entriesBelow, keyBelow } from '../lib/files-below.ts';
import { hashOf } from '../lib/hashes.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { chunkAssetsOf } from './chunk-assets.ts';

/** How many files are read at once: Node has four threads for them, and a file should not wait for its hash. */
const width = 8;

/** The one file of a release that cannot list itself. */
export const releaseFile = 'release.json';

/** Differences between a folder and its `release.json`: one line for each file, in alphabetical order. */
async function faultsOf(folder: string, release: Release): Promise<string[]> {
  const faults = new Map<string, string>();
  const found = new Set<string>();
  for (const entry of entriesBelow(folder)) {
    const name = keyBelow(folder, join(entry.parentPath, entry.name));
    if (entry.isDirectory() || name === releaseFile) continue;
    // A link may lead anywhere, and somewhere else tomorrow.
    if (entry.isSymbolicLink()) faults.set(name, 'is a symbolic link, not the file itself');
    else if (!Object.hasOwn(release.files, name)) faults.set(name, 'is not listed in release.json');
    else if (!entry.isFile()) faults.set(name, 'is no file');
    else found.add(name);
  }
  await inParallel(Object.entries(release.files), width, async ([name, { bytes, sha384 }]) => {
    if (faults.has(name)) return;
    if (!found.has(name)) return void faults.set(name, 'is missing');
    const file = join(folder, name);
    // No more bytes are read than `release.json` lists.
    const { size } = await stat(file);
    if (size !== bytes) faults.set(name, `has ${size} bytes, not ${bytes}`);
    else if (hashOf(await readFile(file)).sha384 !== sha384)
      faults.set(name, 'has another content: its SHA-384 differs');
  });
  for (const name of neededBy(release))
    if (!Object.hasOwn(release.files, name) && !faults.has(name))
      faults.set(name, 'is needed by the release, and not listed in release.json');
  return [...faults].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, fault]) => `${JSON.stringify(name)} ${fault}`);
}

/** Files that a release says it loads. */
function neededBy({ client, server, pages, pieces, shared }: Release): Set<string> {
  const files = [
    client.entry,
    ...client.initial,
    ...(client.styles ?? []),
    ...chunkAssetsOf({ pages, pieces }).flatMap(({ scripts, styles = [] }) => [...scripts, ...styles]),
    ...shared.consumes.flatMap(({ fallback }) => fallback),
  ];
  return new Set([`server/${server.entry}`, ...files.map((each) => `client/${each}`)]);
}

/** A message names so many files of a release; their number is in any case. */
const namedFaults = 20;

/** Throws one message with all faults of a release's files and what to do about them. */
export async function refuseFaults(folder: string, release: Release, remedy: string): Promise<void> {
  const faults = await faultsOf(folder, release);
  if (faults.length === 0) return;
  const named = faults.slice(0, namedFaults);
  if (faults.length > namedFaults) named.push(`and ${faults.length - namedFaults} more`);
  throw new Error(
    `${release.workspace}@${release.version} is not what its release.json lists:\n` +
      `${named.map((fault) => `  ${fault}`).join('\n')}\n${remedy}`,
  );
}

/**
 * The first difference between two builds of one version, for a message: a file, or a part of `release.json`. Nothing where they
 * are the same but for the day, the commit and how another zlib compresses.
 */
export function differenceOf(one: Release, other: Release): string | undefined {
  const isCompressed = (file: string): boolean => /\.(br|gz)$/.test(file);
  const files = [...new Set([...Object.keys(one.files), ...Object.keys(other.files)])].sort();
  const file = files.find((each) => !isCompressed(each) && one.files[each]?.sha384 !== other.files[each]?.sha384);
  if (file !== undefined) return file;
  const keys = (Object.keys({ ...one, ...other }) as (keyof Release)[]).filter(
    (key) => key !== 'built' && key !== 'files',
  );
  const key = keys.find((each) => !isDeepStrictEqual(one[each], other[each]));
  return key && `"${key}" of release.json`;
}

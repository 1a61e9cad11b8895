import { join } from 'node:path';
import * as v from 'valibot';
import type { PublicData } from '@mosaico/shared-types';
import { publicDataParts, publicDataSchemas, type Release } from '@mosaico/shared-types/schemas';
import { existsSync } from 'node:fs';
import { writtenJson } from '../files/read-json.ts';
import { readText } from '../files/read-text.ts';
import type { Configuration, Store } from '../store/store.ts';
import { captionProblems, type Source } from '../files/captions.ts';

/** The data files that a site of these releases serves, and what is wrong with those that are left out. */
export interface PublicDataOnSite {
  data: Partial<PublicData>;
  problems: string[];
}

/** Reads the data files as the site will serve them: the configuration's own, else that of the release which has it. */
export async function publicDataOf(
  store: Pick<Store, 'releaseFolder'>,
  releases: readonly Release[],
  configuration: Configuration,
): Promise<PublicDataOnSite> {
  const found: PublicDataOnSite = { data: {}, problems: [] };
  const sourceOf = (file: string): Promise<Source | undefined> => sourceOn(store, releases, configuration, file);
  for (const [file, schema] of Object.entries(publicDataSchemas)) {
    try {
      const source = await sourceOf(file);
      if (!source) continue;
      const value = writtenJson<v.GenericSchema>(schema, source.text, source.name);
      const data = { [`/${file}`]: value };
      found.problems.push(...(await captionProblems(data, source.name, sourceOf)));
      Object.assign(found.data, data, partsOf(file, value));
    } catch (error) {
      found.problems.push((error as Error).message);
    }
  }
  return found;
}

/** A file below `public/` as the site will serve it. Throws for one that is no text. */
export async function sourceOn(
  store: Pick<Store, 'releaseFolder'>,
  releases: readonly Release[],
  configuration: Pick<Configuration, 'publicFolder'>,
  file: string,
): Promise<Source | undefined> {
  return (await inConfiguration(configuration, file)) ?? (await inRelease(store, releases, file));
}

/** What pages are told that ask for a part of the file only. */
function partsOf(file: string, value: unknown): Partial<PublicData> {
  const parts = Object.entries(publicDataParts).filter(([part]) => part.startsWith(`${file}#`));
  return Object.fromEntries(parts.map(([part, schema]) => [`/${part}`, v.parse(schema, value)]));
}

async function inConfiguration(
  { publicFolder }: Pick<Configuration, 'publicFolder'>,
  file: string,
): Promise<Source | undefined> {
  const [path, name] = [join(publicFolder, file), `public/${file} of the environment`];
  return existsSync(path) ? { text: await readText(path, name), name } : undefined;
}

async function inRelease(
  store: Pick<Store, 'releaseFolder'>,
  releases: readonly Release[],
  file: string,
): Promise<Source | undefined> {
  const owner = releases.find(({ files }) => Object.hasOwn(files, `public/${file}`));
  if (!owner) return undefined;
  const { workspace, version } = owner;
  const name = `public/${file} of ${workspace}@${version}`;
  return { text: await readText(join(await store.releaseFolder(workspace, version), 'public', file), name), name };
}

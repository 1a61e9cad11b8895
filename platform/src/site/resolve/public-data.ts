import { parse, type GenericSchema } from 'valibot';
import type { PublicData } from '@mosaico/shared-types';
import { publicDataParts, publicDataSchemas, shapeOf, type Release } from '@mosaico/shared-types/schemas';
import { captionProblems } from '../../lib/captions.ts';
import { siteConfiguration, type Problem } from '../../lib/problem.ts';
import { storedJson, writtenJson } from '../../lib/read-json.ts';
import { readText, storedText } from '../../lib/read-text.ts';
import type { Configuration } from '../../store/configuration.ts';
import type { Store } from '../../store/store.ts';
import { nearNameHint, servedFile, type ServedFile } from '../served-file.ts';

/** The data files that a site of these releases serves, and what is wrong with those that are left out. */
export interface PublicDataOnSite {
  data: Partial<PublicData>;
  problems: Problem[];
  /** What is wrong with accepted files: they are shown as they are. */
  notes: string[];
  /** Names of the accepted files. */
  accepted: string[];
}

/** Whether the files of a release, or of the environment where none is named, were validated before. */
export type IsAccepted = (release?: Release) => boolean;

/**
 * Reads the data files as the site will serve them: the configuration's own, else that of the release which has it. An
 * accepted file is read by its shape: rules may have changed since, and nobody has brought it now.
 */
export async function publicDataOf(
  store: Pick<Store, 'releaseFolder'>,
  releases: readonly Release[],
  configuration: Configuration,
  isAccepted: IsAccepted = () => false,
): Promise<PublicDataOnSite> {
  const found: PublicDataOnSite = { data: {}, problems: [], notes: [], accepted: [] };
  const served = (url: string): Promise<ServedFile | undefined> => servedFile(store, releases, configuration, url);
  const hint = (url: string): string => nearNameHint(releases, configuration, url);
  for (const [file, schema] of Object.entries(publicDataSchemas)) {
    const source = await served(`/${file}`);
    if (!source) continue;
    const { name } = source;
    const workspace = source.release?.workspace ?? siteConfiguration;
    const wasAccepted = isAccepted(source.release);
    if (wasAccepted) found.accepted.push(file);
    try {
      const value = writtenJson<GenericSchema>(schema, await readText(source.file, name), name);
      for (const { key, text, source: captions } of await captionProblems({ [`/${file}`]: value }, name, served, hint))
        if (wasAccepted && captions && isAccepted(captions.release)) found.notes.push(text);
        else found.problems.push({ code: 'captions', workspace, subject: `${file}: ${key}`, text });
      Object.assign(found.data, dataOf(file, value));
    } catch (error) {
      const stored = wasAccepted ? await shapeIn(schema, source) : undefined;
      const text = (error as Error).message;
      if (stored === undefined) found.problems.push({ code: 'data-file', workspace, subject: file, text });
      else found.notes.push(text);
      if (stored !== undefined) Object.assign(found.data, dataOf(file, stored));
    }
  }
  return found;
}

/** What a file of the store holds by its shape; nothing where it has not even that. */
async function shapeIn(schema: GenericSchema, { file, name }: ServedFile): Promise<unknown> {
  const text = await storedText(file);
  try {
    return storedJson(schema, text, name);
  } catch {
    return undefined;
  }
}

/** What pages get of a file: all of it, and its parts. */
function dataOf(file: string, value: unknown): Partial<PublicData> {
  const parts = Object.entries<GenericSchema>(publicDataParts).filter(([part]) => part.startsWith(`${file}#`));
  return Object.fromEntries([
    [`/${file}`, value],
    ...parts.map(([part, schema]) => [`/${part}`, parse(shapeOf(schema), value)] as const),
  ]) as Partial<PublicData>;
}

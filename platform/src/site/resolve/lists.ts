import type { SiteConfiguration } from '@mosaico/shared-types';
import { listFileSchema, publicDataSchemas, type ListEntry, type Release } from '@mosaico/shared-types/schemas';
import { siteConfiguration, type Problem } from '../../lib/problem.ts';
import { parseJson, writtenJson } from '../../lib/read-json.ts';
import { readText, storedText } from '../../lib/read-text.ts';
import type { Configuration } from '../../store/configuration.ts';
import type { Store } from '../../store/store.ts';
import { entriesIn, withEntries } from '../../table/lists.ts';
import { nearNameHint, servedFile } from '../served-file.ts';
import type { IsAccepted } from './public-data.ts';

/** A site configuration whose lists have their entries, and what is wrong with the files of those that pages are made by. */
export interface SiteWithLists {
  site: SiteConfiguration;
  problems: Problem[];
  /** What is wrong with accepted files: entries that can be read are shown. */
  notes: string[];
}

/**
 * Reads the lists that the releases' pages are made by from their data files: the environment's own, else that of the release which has
 * it. A faulty file has no entries and is a problem that names key, list and file; the faults of a file with a schema of its own are reported there.
 */
export async function siteWithLists(
  store: Pick<Store, 'releaseFolder'>,
  releases: readonly Release[],
  configuration: Configuration,
  isAccepted: IsAccepted = () => false,
): Promise<SiteWithLists> {
  const { lists = {} } = configuration.site;
  const used = new Set(releases.flatMap(({ pages }) => pages.flatMap(({ each }) => each ?? [])));
  const found = { problems: [] as Problem[], notes: [] as string[] };
  const entries = new Map<string, ListEntry[]>();
  for (const [name, list] of Object.entries(lists)) {
    if (list.file === undefined || !used.has(name)) continue;
    const source = await servedFile(store, releases, configuration, list.file);
    if (!source) {
      found.problems.push({
        code: 'list-file',
        workspace: siteConfiguration,
        subject: name,
        text: `lists.${name} of the site configuration: no release and no public/ of the environment has ${list.file}. Add the file, or correct lists.${name}.file.${nearNameHint(releases, configuration, list.file)}`,
      });
      continue;
    }
    const read = async (): Promise<ListEntry[]> =>
      entriesIn(parseJson(await storedText(source.file), source.name), list);
    const hasSchema = Object.hasOwn(publicDataSchemas, list.file.slice(1));
    try {
      entries.set(
        name,
        hasSchema
          ? await read().catch(() => [])
          : writtenJson(listFileSchema(list), await readText(source.file, source.name), source.name),
      );
    } catch (error) {
      const message = `lists.${name} of the site configuration: ${(error as Error).message}`;
      if (isAccepted(source.release)) {
        found.notes.push(message);
        entries.set(name, await read().catch(() => []));
      } else
        found.problems.push({
          code: 'list-file',
          workspace: source.release?.workspace ?? siteConfiguration,
          subject: name,
          text: message,
        });
    }
  }
  return { site: withEntries(configuration.site, (_, name) => entries.get(name) ?? []), ...found };
}

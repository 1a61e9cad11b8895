import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route, TableKey } from '@mosaico/shared-types';
import type { Contents } from '@mosaico/shared-types/schemas';
import { linkFile } from '../../lib/link-folder.ts';
import type { Composition } from '../resolve/composition.ts';
import type { LicensedPackage } from '../../store/licences.ts';
import { licences, licencesPage } from './licences.ts';
import { llms, llmsFile } from './llms.ts';
import type { Outline } from '../render/outline.ts';
import { textFile } from '../site-map.ts';
import { robots, sitemap, type MappedPage, type MappedVideo } from './search-engines.ts';

/** What is known of a page's HTML. */
export interface KnownPage {
  asked: readonly TableKey[];
  outline: Outline;
  /** It as Markdown, where it has been rendered anew. */
  words?: string | undefined;
}

/** What is written for machines, and of what. */
export interface MachineFiles {
  composition: Composition;
  /** By path. */
  pages: ReadonlyMap<string, KnownPage>;
  contents: Contents | undefined;
  closed: boolean;
  /** Packages of others of which visitors are sent something. */
  licences: readonly LicensedPackage[];
  /** Folder of the site before: pages that are the same have their text there. */
  previous: string | undefined;
}

/**
 * Writes what search engines and machines that read ask for: `sitemap.xml`, `robots.txt`, `llms.txt` and each indexed page as Markdown; and the licences
 * of what others wrote.
 * Gives the files that are worth compressing, below `draft`.
 */
export async function writeMachineFiles(draft: string, files: MachineFiles): Promise<string[]> {
  const { composition, pages, contents, closed, licences: packages, previous } = files;
  const { agency } = composition.configuration.site;
  const indexed = composition.table.routes.filter((route) => route.indexed && pages.has(route.path));
  const written: string[] = [];
  const write = async (name: string, content: string): Promise<void> => {
    await writeFile(join(draft, name), content);
    written.push(join(draft, name));
  };
  await Promise.all(
    indexed.map(async ({ path }) => {
      const name = textFile(path);
      const words = pages.get(path)?.words;
      if (words !== undefined) return write(name, words);
      const [source, target] = [join(previous ?? '', name), join(draft, name)];
      await Promise.all(['', '.br', '.gz'].map((twin) => linkFile(source + twin, target + twin)));
    }),
  );
  const mapped = indexed.map((route) => mappedPage(route, composition, pages.get(route.path)));
  await write('sitemap.xml', sitemap(agency.origin, mapped, contents));
  await write('robots.txt', robots(agency.origin, closed));
  await write(llmsFile, llms({ name: agency.name, origin: agency.origin }, indexed));
  await write(licencesPage, licences(agency.name, packages));
  return written;
}

function mappedPage({ path, description }: Route, composition: Composition, page: KnownPage | undefined): MappedPage {
  const { origin } = composition.configuration.site.agency;
  const whole = (address: string): string => new URL(address, origin).href.replace(/#.*$/, '');
  const pictures = (page?.outline.pictures ?? []).map(({ address }) => whole(address));
  const shown = page?.asked.includes('data:/data/testimonios.json') ? composition.data['/data/testimonios.json'] : [];
  const videos = (shown ?? []).flatMap(({ name, company, videoUrl, posterUrl, ...video }): MappedVideo[] => {
    // Search engines take no video without a picture: `unseenVideos` names it.
    if (posterUrl === undefined) return [];
    return [
      {
        title: `${name}, ${company}`,
        description: video.transcript?.replaceAll(/\s+/g, ' ') ?? description,
        thumbnail: whole(posterUrl),
        file: whole(videoUrl),
        duration: video.duration,
        published: video.uploaded,
      },
    ];
  });
  return { path, pictures: [...new Set(pictures.filter((each) => /^https?:/.test(each)))], videos };
}

import { open } from 'node:fs/promises';
import { addressesIn, publicDataSchemas, siteConfigurationSchema } from '@mosaico/shared-types/schemas';
import type { Store } from '../../store/store.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { servedFile } from '../served-file.ts';

/** What no visitor would see of the site's own videos and pictures, and what should be otherwise. */
interface MediaFindings {
  problems: string[];
  notes: string[];
}

/** How files of these kinds begin, of which every browser shows all. */
const beginnings = {
  // oxlint-disable-next-line no-control-regex -- The first byte of a WebM.
  video: /^(.{4}ftyp(isom|iso[2-6]|mp4[12]|avc1|M4V |dash)|\x1aE\xdf\xa3.{0,60}\x42\x82.webm)/s,
  picture:
    /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs]|(\xef\xbb\xbf)?\s*<(\?xml|svg|!--|!doctype svg))/is,
} as const;

/**
 * Looks at the videos and pictures of the site itself that its configuration and its data files lead to: each should be there, and be what
 * its name says. What is wrong with an accepted file is only noted.
 */
export async function mediaFindings(
  store: Pick<Store, 'releaseFolder'>,
  {
    configuration,
    data,
    shell,
    remotes,
    accepted,
  }: Pick<ResolvedSite, 'configuration' | 'data' | 'shell' | 'remotes' | 'accepted'>,
): Promise<MediaFindings> {
  const found: MediaFindings = { problems: [], notes: [] };
  const seen = new Set<string>();
  const files = [
    { name: 'site.json', schema: siteConfigurationSchema, value: configuration.site },
    ...Object.entries(publicDataSchemas).map(([name, schema]) => ({
      name,
      schema,
      value: (data as Readonly<Record<string, unknown>>)[`/${name}`],
    })),
  ];
  for (const { name, schema, value } of files)
    for (const { for: media, url, path } of addressesIn(schema, value)) {
      if ((media !== 'video' && media !== 'picture') || !url.startsWith('/') || seen.has(url)) continue;
      seen.add(url);
      const says = `${name}: ${path.join('.')}: ${url}`;
      const file = (await servedFile(store, [shell, ...remotes], configuration, url))?.file;
      if (file === undefined)
        found.notes.push(`${says} is no file of this site: add public${url}, or correct the address.`);
      else if (!beginnings[media].test(await beginningOf(file)))
        (accepted.has(name) ? found.notes : found.problems).push(
          `${says} is no ${media} that every browser shows, whatever its name ends in: export it as ${media === 'video' ? '.mp4 (H.264)' : '.webp or .jpg'}.`,
        );
    }
  return found;
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

import { pagesPartAddress, type PagesPart, type SiteManifest, type SiteTable } from '@mosaico/shared-types';

/** Reads a JSON file of a site by its address. */
type Read = <Value>(address: string) => Promise<Value>;

/** How a served site answers, at an origin. */
export const readFrom =
  (origin: string): Read =>
  async <Value>(address: string) =>
    (await (await fetch(origin + address)).json()) as Value;

/** The table of the site that these files are of. */
export async function tableOf(read: Read): Promise<SiteTable> {
  const { parts, table } = await read<SiteManifest>('/revision.json');
  return parts ? read<SiteTable>(parts.table) : table;
}

/** Addresses of the files with the pages of a site. */
export function pagesPartsOf({ parts }: SiteManifest): string[] {
  return (parts?.pages ?? []).map((hash, part) => pagesPartAddress(part, hash));
}

/** Addresses of what the pages and pieces of a site load. */
export async function pageAssetsOf(manifest: SiteManifest, read: Read): Promise<string[]> {
  const parts = await Promise.all(pagesPartsOf(manifest).map((address) => read<PagesPart>(address)));
  return [manifest, ...parts].flatMap(({ loads = {} }) => Object.values(loads).flat());
}

import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import { composePreview } from '../compose/compose.ts';
import { mixOf } from '../site/site-map.ts';
import { previewFolder, previewPath } from '../site/sites.ts';
import { askedOnly } from '../store/configuration.ts';
import type { Store } from '../store/store.ts';
import { nextRevision, type Promotion } from './promote.ts';

/** Milliseconds after which a preview has been looked at: two weeks. */
export const previewsLast = 14 * 24 * 60 * 60 * 1_000;

/** A mix to look at. */
export type PreviewOrder = Pick<Promotion, 'environment' | 'changes' | 'configurationFolder' | 'sites'> & {
  /** Name in its path. Default: derived from the mix. */
  name?: string | undefined;
};

/** A composed preview. */
export interface Preview {
  name: string;
  /** Path of the environment's site below which its pages are, without a trailing slash. */
  path: string;
  folder: string;
  pages: number;
  releases: Revision['releases'];
}

/**
 * Composes what the environment would be with these changes, below a path of its own; no environment changes, and nothing comes
 * into the store. Throws when
 * the mix does not fit together or does not prerender, and for a name that cannot stand in a path.
 */
export async function preview(into: Store, { name, ...order }: PreviewOrder): Promise<Preview> {
  if (name !== undefined) refuseBadName(name);
  // Nothing would ever take away a configuration that no environment has had.
  const store = askedOnly(into);
  const { revision: mix } = await nextRevision(store, order);
  const { revision: newest } = await store.head(order.environment);
  const chosen = name ?? mixOf(mix);
  const { folder, pages } = await composePreview(store, mix, {
    sites: order.sites,
    name: chosen,
    known: newest?.forced?.problems,
  });
  return { name: chosen, path: previewPath(chosen), folder, pages, releases: mix.releases };
}

/** Takes a preview away. Throws when there is none of that name, naming those there are. */
export async function removePreview(sites: string, name: string): Promise<void> {
  refuseBadName(name);
  const names = (await previews(sites)).map((each) => each.name);
  if (!names.includes(name))
    throw new Error(
      `There is no preview "${name}". ${names.length > 0 ? `There are: ${names.join(', ')}.` : 'There are none.'}`,
    );
  await rm(previewFolder(sites, name), { recursive: true, force: true });
}

/** Takes away the previews here that have been looked at. Their names. */
export async function removeOldPreviews(sites: string): Promise<string[]> {
  const folders = await previewsOlderThan(sites, previewsLast);
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  return folders.map((folder) => basename(folder));
}

/** Folders of the previews that were composed more than so many milliseconds ago. */
export async function previewsOlderThan(sites: string, milliseconds: number): Promise<string[]> {
  const limit = Date.now() - milliseconds;
  return (await previews(sites))
    .filter(({ composed }) => composed < limit)
    .map(({ name }) => previewFolder(sites, name));
}

async function previews(sites: string): Promise<{ name: string; composed: number }[]> {
  const names = await readdir(join(sites, 'previews')).catch(() => []);
  return Promise.all(names.map(async (name) => ({ name, composed: (await stat(previewFolder(sites, name))).mtimeMs })));
}

function refuseBadName(name: string): void {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    throw new Error(`"${name}" cannot name a preview: use lower-case letters, digits and "-", e.g. pr-12.`);
}

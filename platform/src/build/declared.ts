import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkedWith, factsSchema, offersSchema, pagesSchema, slotsSchema } from '@mosaico/shared-types/schemas';
import type { Declarations, DeclaredPage } from '../table/declarations.ts';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { sourceExport } from './esbuild.ts';

type Place = Pick<Workspace, 'name' | 'folder'>;

/** What a workspace declares at this moment. Throws naming the file, its faulty keys and what is wrong. */
export async function declarationsOf(workspace: Place): Promise<Declarations> {
  return {
    workspace: workspace.name,
    pages: await declaredPages(workspace),
    facts: checkedWith(factsSchema, (await declared(workspace, 'facts.ts')) ?? {}, `${workspace.name}/src/facts.ts`),
    offers: checkedWith(
      offersSchema,
      (await declared(workspace, 'offers.ts')) ?? {},
      `${workspace.name}/src/offers.ts`,
    ),
    slots: Object.keys(await declaredSlots(workspace)),
  };
}

/** The pages that a workspace declares. Throws as {@link declarationsOf} does. */
export async function declaredPages(workspace: Place): Promise<DeclaredPage[]> {
  const pages = checkedWith(pagesSchema, await declared(workspace, 'pages.ts'), `${workspace.name}/src/pages.ts`);
  return Object.entries(pages).map(([key, page]) => ({ key, ...page }));
}

/** The slots that a workspace declares for the pages of others, and their modules. Throws as {@link declarationsOf} does. */
export async function declaredSlots(workspace: Place): Promise<Record<string, string>> {
  return checkedWith(slotsSchema, (await declared(workspace, 'slots.ts')) ?? {}, `${workspace.name}/src/slots.ts`);
}

/** Files of `src` that declare what others may know of a workspace. */
export const declarationFiles = ['pages.ts', 'facts.ts', 'offers.ts', 'slots.ts'] as const;

/** Absolute paths of the files that a workspace's declarations are made of at this moment. Throws what does not compile. */
export async function declarationSources({ folder }: Place): Promise<string[]> {
  const files = declarationFiles.map((name) => join(folder, 'src', name)).filter((file) => existsSync(file));
  const read = await Promise.all(files.map((file) => sourceExport(file, rootFolder(folder))));
  return [...new Set(read.flatMap(({ sources }) => sources))];
}

/** A file's default export; nothing if there is no such file. */
async function declared({ folder }: Place, name: (typeof declarationFiles)[number]): Promise<unknown> {
  const file = join(folder, 'src', name);
  if (!existsSync(file)) return undefined;
  return (await sourceExport(file, rootFolder(folder))).value;
}

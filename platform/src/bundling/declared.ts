import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NamespacedUnregister } from 'tsx/esm/api';
import { checkedWith, factsSchema, offersSchema, pagesSchema, slotsSchema } from '@mosaico/shared-types/schemas';
import type { Declarations, DeclaredPage } from '../table/declarations.ts';
import type { Workspace } from '../repository/workspaces.ts';

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

/** The pieces that a workspace offers to the pages of others, and their modules. Throws as {@link declarationsOf} does. */
export async function declaredSlots(workspace: Place): Promise<Record<string, string>> {
  return checkedWith(slotsSchema, (await declared(workspace, 'slots.ts')) ?? {}, `${workspace.name}/src/slots.ts`);
}

let typeScript: Promise<NamespacedUnregister> | undefined;

/** A file's default export; nothing if there is no such file. */
async function declared({ folder }: Place, name: string): Promise<unknown> {
  const file = join(folder, 'src', name);
  if (!existsSync(file)) return undefined;
  // The query makes Node read a changed file again.
  const address = `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`;
  // Its hook stays in the process, and slows down every module that is loaded after it: only who reads declarations pays.
  typeScript ??= import('tsx/esm/api').then(({ register }) => register({ namespace: 'declarations' }));
  const module = (await (await typeScript).import(address, import.meta.url)) as { default: unknown };
  return module.default;
}

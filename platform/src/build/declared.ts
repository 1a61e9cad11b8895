import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkedWith,
  factsFileSchema,
  offersSchema,
  pagesSchema,
  slotsSchema,
  type Release,
} from '@mosaico/shared-types/schemas';
import type { Declarations, DeclaredPage } from '../table/declarations.ts';
import { ownersIn } from '../lib/owners.ts';
import { writtenJson } from '../lib/read-json.ts';
import { readText } from '../lib/read-text.ts';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { sourceExport } from './esbuild.ts';

type Place = Pick<Workspace, 'name' | 'folder'>;

/** What a workspace declares at this moment. Throws naming the file, its faulty keys and what is wrong. */
export async function declarationsOf(workspace: Place): Promise<Declarations> {
  return {
    workspace: workspace.name,
    pages: await declaredPages(workspace),
    ...(await declaredData(workspace)),
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

/** Files of `src` that are data of a release alone: unless a module imports one, no script has anything of it. */
export const dataFiles = ['facts.json', 'offers.ts'] as const;

/** What {@link dataFiles} declare. Throws as {@link declarationsOf} does. */
export async function declaredData(workspace: Place): Promise<Pick<Release, (typeof dataKeys)[number]>> {
  return {
    facts: await declaredFacts(workspace),
    offers: checkedWith(
      offersSchema,
      (await declared(workspace, 'offers.ts')) ?? {},
      `${workspace.name}/src/offers.ts`,
    ),
  };
}

/** The keys of a release that {@link dataFiles} declare. */
export const dataKeys = ['facts', 'offers'] as const;

/** The figures in `facts.json`: none without the file. Throws as {@link declarationsOf} does, naming owners and lines, too. */
export async function declaredFacts({ name, folder }: Place): Promise<Release['facts']> {
  const source = (file: string): string => join(folder, 'src', file);
  if (existsSync(source('facts.ts')))
    throw new Error(`${name}/src/facts.ts: figures are in facts.json now. Move them there, and delete facts.ts.`);
  const file = source('facts.json');
  if (!existsSync(file)) return {};
  const owners = ownersIn(rootFolder(folder)).get(name);
  const place = `${name}/src/facts.json${owners === undefined ? '' : ` (${owners})`}`;
  return writtenJson(factsFileSchema, await readText(file, place), place);
}

/** Files of `src` that declare what others may know of a workspace. */
export const declarationFiles = ['pages.ts', 'facts.json', 'offers.ts', 'slots.ts'] as const;

/** Absolute paths of the files that a workspace's declarations are made of at this moment. Throws what does not compile. */
export async function declarationSources({ folder }: Place): Promise<string[]> {
  const files = declarationFiles.map((name) => join(folder, 'src', name)).filter((file) => existsSync(file));
  const read = await Promise.all(
    files.map(async (file) =>
      file.endsWith('.json') ? [file] : (await sourceExport(file, rootFolder(folder))).sources,
    ),
  );
  return [...new Set(read.flat())];
}

/** A module's default export; nothing if there is no such file. */
async function declared(
  { folder }: Place,
  name: Exclude<(typeof declarationFiles)[number], 'facts.json'>,
): Promise<unknown> {
  const file = join(folder, 'src', name);
  if (!existsSync(file)) return undefined;
  return (await sourceExport(file, rootFolder(folder))).value;
}

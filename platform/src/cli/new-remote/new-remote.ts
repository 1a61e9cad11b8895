import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkedWith, pagesSchema } from '@mosaico/shared-types/schemas';
import { readManifest } from '../../lib/workspaces.ts';
import { filledIn, pageKey, repositoryTemplate, templateFolder, type NewRemote } from './template.ts';

/** A page that there is already. */
export interface TakenPage {
  workspace: string;
  path: string;
  title: string;
  aliases: readonly string[];
}

/** The files of a new remote, and the others that have to know of it: path below the root → text. */
export interface Scaffold {
  files: Record<string, string>;
  edited: Record<string, string>;
}

/** Longer names make lines that do not fit. */
const longestName = 30;
/** A longer title is cut off by search engines, which append the agency's name. */
const longestTitle = 60;
const owners = '.github/CODEOWNERS';

/** `tsconfig.json` of a workspace in a repository that has Mosaico's packages installed. */
const tsconfigElsewhere = `{
  "extends": "@mosaico/platform/tsconfig.base.json",
  "files": ["../node_modules/@mosaico/platform/declarations.d.ts"],
  "include": ["src", "../.mosaico/declared.d.ts"]
}
`;

const installed = 'node_modules/@mosaico/platform';

/** Where a file in `src` of a new remote names the JSON Schemas, which are in this folder of the platform. */
const schemasBelow = (platform: string): Record<string, string> => ({ '../../../schemas/': `${platform}/schemas/` });

/** The path that a page of this title has by default: `/catalogo-de-eventos`. */
export function pathOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return `/${(plain.match(/[a-z0-9]+/g) ?? []).join('-')}`;
}

/** The description that a page of this title begins with. */
export function descriptionOf(title: string): string {
  return `${title}: qué incluye, cómo trabajamos y cuánto cuesta. Escríbenos por chat y te respondemos.`;
}

/**
 * What a new remote consists of. Nothing is written. Throws one error for a name or page that cannot be, or that is taken,
 * saying by whom.
 */
export function scaffold(root: string, remote: NewRemote, taken: readonly TakenPage[]): Scaffold {
  const { workspaces } = readManifest(root);
  if (workspaces === undefined)
    throw new Error(
      `${root} is the repository of one remote, and lists no "workspaces". Begin another in a folder beside it: ` +
        `npm create @mosaico/remote ${remote.name} -- --title ${JSON.stringify(remote.title)}`,
    );
  refuseName(root, remote.name);
  refusePage(remote, taken);
  // Among workspaces of others the platform is a package.
  const isPackage = !workspaces.includes('platform');
  const files = filledIn(templateFolder, remote, schemasBelow(isPackage ? `../../${installed}` : '../../platform'));
  if (isPackage) files['tsconfig.json'] = tsconfigElsewhere;
  return {
    files: below(remote.name, files),
    edited: {
      ...(existsSync(join(root, owners)) && { [owners]: withOwner(root, remote.name) }),
      'package.json': withWorkspace(root, remote.name),
    },
  };
}

/** Where a repository of its own finds the rest of the site. */
export interface Surrounded {
  /** Address of the store: `s3://…` or `file:///…`. */
  store: string;
  environment: string;
  /** Address of the npm registry with Mosaico's packages, where that is not everybody's. */
  registry?: string | undefined;
}

/**
 * What a new remote's own repository consists of, in a folder of `place` that has its name. Nothing is written. Throws as
 * {@link scaffold} does.
 */
export function repository(
  place: string,
  remote: NewRemote,
  { store, environment, registry }: Surrounded,
  taken: readonly TakenPage[],
): Scaffold {
  refuseName(place, remote.name);
  refusePage(remote, taken);
  const more = {
    '"store": ""': `"store": ${JSON.stringify(store)}`,
    '"environment": ""': `"environment": ${JSON.stringify(environment)}`,
    'an-environment': environment,
  };
  const own = filledIn(templateFolder, remote, schemasBelow(`../${installed}`));
  const files = { ...own, ...filledIn(repositoryTemplate, remote, more) };
  if (registry) files['.npmrc'] = `${files['.npmrc'] ?? ''}@mosaico:registry=${registry}\n`;
  return { files: below(remote.name, files), edited: {} };
}

const below = (folder: string, files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [join(folder, file), text]));

/** Writes all of it, or none. Files that others may read meanwhile are there whole at any time, the root's package.json last. */
export function writeScaffold(root: string, name: string, { files, edited }: Scaffold): void {
  const drafts = Object.keys(edited).map((file) => join(root, `${file}.new`));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text, { flag: 'wx' });
    }
    for (const [file, text] of Object.entries(edited)) writeFileSync(join(root, `${file}.new`), text);
    for (const draft of drafts) renameSync(draft, draft.replace(/\.new$/, ''));
  } catch (error) {
    for (const left of [join(root, name), ...drafts]) rmSync(left, { recursive: true, force: true });
    throw error;
  }
}

function refuseName(root: string, name: string): void {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name for a remote. Write mf- and then lower-case words, e.g. mf-events.`);
  if (name.length > longestName)
    throw new Error(`"${name}" has ${name.length} characters. Choose a name of at most ${longestName}.`);
  if (existsSync(join(root, 'package.json')) && readManifest(root).workspaces?.includes(name))
    throw new Error(`There is a workspace "${name}" already. Choose another name.`);
  if (existsSync(join(root, name)))
    throw new Error(`${name}/ exists already. Choose another name, or take the folder away if it is left over.`);
}

function refusePage({ name, title, path, description, category }: NewRemote, taken: readonly TakenPage[]): void {
  if (title.length > longestTitle)
    throw new Error(`The title has ${title.length} characters. Give one of at most ${longestTitle} with --title.`);
  const key = pageKey(name);
  const page = { screen: `./${key}/${key}.tsx`, path, title, description, directory: { name: title, category } };
  checkedWith(pagesSchema, { [key]: page }, 'The new page');
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  for (const other of taken) {
    if ([other.path, ...other.aliases].some((each) => same(each, path)))
      throw new Error(`The path ${path} is a page of ${other.workspace} already. Give another one with --path.`);
    if (same(other.title, title))
      throw new Error(
        `"${title}" is the title of ${other.path} (${other.workspace}) already. Give another with --title.`,
      );
  }
}

/** The root's package.json with the workspace last, but for `e2e`. */
function withWorkspace(root: string, name: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const before = manifest.workspaces.lastIndexOf('e2e');
  manifest.workspaces.splice(before < 0 ? manifest.workspaces.length : before, 0, name);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** CODEOWNERS with a team for the remote, after the other remotes': `/mf-events/ @mosaico/events`. */
function withOwner(root: string, name: string): string {
  const lines = readFileSync(join(root, owners), 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'));
  lines.splice(last + 1, 0, `/${name}/ @mosaico/${pageKey(name)}`);
  return lines.join('\n');
}

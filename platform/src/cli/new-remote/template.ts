import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageCategory } from '@mosaico/shared-types';
import { entriesBelow, keyBelow } from '../../lib/files-below.ts';

/** What a new remote is called, and the one page it begins with. */
export interface NewRemote {
  /** Name of the workspace: `mf-…`. */
  name: string;
  title: string;
  path: string;
  description: string;
  category: PageCategory;
}

/** Where the template is: a remote that is linted, compiled and tested like the others, so that it stays one. */
export const templateFolder = fileURLToPath(new URL('../../../template/remote', import.meta.url));

/** What a remote's own repository has besides, or in place of what a workspace has. */
export const repositoryTemplate = fileURLToPath(new URL('../../../template/repository', import.meta.url));

/** Under their real names npm keeps these out of packages, and tools take them for something of this repository. */
const hidden: Readonly<Record<string, string>> = {
  editorconfig: '.editorconfig',
  gitattributes: '.gitattributes',
  gitignore: '.gitignore',
  npmrc: '.npmrc',
  nvmrc: '.nvmrc',
  'oxlintrc.json': '.oxlintrc.json',
  'manifest.json': 'package.json',
};

/** Key of the first page, and name of its folder. */
export const pageKey = (name: string): string => name.replace(/^mf-/, '');

/** Every file of a template, filled in: where in the new workspace it belongs → its text, formatted as Prettier would. */
export function filledIn(
  template: string,
  remote: NewRemote,
  more?: Readonly<Record<string, string>>,
): Record<string, string> {
  const files = entriesBelow(template).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map((entry) => fileOf(template, join(entry.parentPath, entry.name), remote, more)));
}

function fileOf(
  template: string,
  file: string,
  remote: NewRemote,
  more: Readonly<Record<string, string>> = {},
): [file: string, text: string] {
  const key = pageKey(remote.name);
  const values: Record<string, string> = {
    'mf-template': remote.name,
    '"Template"': JSON.stringify(`${remote.title}.`),
    '/pagina-nueva': remote.path,
    "'Página nueva'": literal(remote.title),
    "'Hola, me interesa: Página nueva'": literal(`Hola, me interesa: ${remote.title}`),
    "'Principal'": literal(remote.category),
    "'template-page':": `${/\W/.test(key) ? literal(key) : key}:`,
    'template-page': key,
    TemplatePage: `${pascal(key)}Page`,
    ...more,
  };
  const longestFirst = Object.keys(values).sort((a, b) => b.length - a.length);
  const blank = new RegExp(longestFirst.map(escaped).join('|'), 'g');
  // In one go: a value may hold what is a blank elsewhere.
  const fill = (text: string): string => text.replace(blank, (found) => values[found] ?? found);
  const text = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (line.startsWith('    description: ') ? descriptionLine(remote.description) : fill(line)));
  const name = fill(keyBelow(template, file));
  return [hidden[name] ?? name, text.join('\n')];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A string as TypeScript, in the quotes that need fewer escapes. */
function literal(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
}

const pascal = (key: string): string => key.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function descriptionLine(description: string): string {
  const value = `${literal(description)},`;
  const [before, lineWidth] = ['    description:', 120];
  return before.length + 1 + value.length <= lineWidth ? `${before} ${value}` : `${before}\n      ${value}`;
}

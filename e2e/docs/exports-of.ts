import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A name that a module exports. */
export interface Exported {
  name: string;
  kind: string;
  /** Its docstring, as one line. */
  says: string;
  /** The text of the file that declares it. */
  text: string;
}

/** What a module exports, of its own and of the modules that it names. */
export function exportsOf(file: string): Exported[] {
  const text = readFileSync(file, 'utf8');
  const passedOn = [...text.matchAll(/^export (?:type )?(\*|\{[^}]*\})\s*from '(\.[^']+)'/gm)].flatMap(
    ([, names = '', from = '']) => {
      const all = exportsOf(join(dirname(file), from));
      const wanted: readonly string[] = names.match(/\w+/g) ?? [];
      return names === '*' ? all : all.filter(({ name }) => wanted.includes(name));
    },
  );
  const own = [
    ...text.matchAll(
      /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?^export (?:async )?(function|const|class|interface|type) (\w+)/gm,
    ),
  ].map(([, docstring = '', kind = '', name = '']) => ({ name, kind, says: inOneLine(docstring), text }));
  // Of a function with several signatures the first one's.
  return [...own, ...passedOn].filter(({ name }, place, all) => all.findIndex((each) => each.name === name) === place);
}

const inOneLine = (docstring: string): string =>
  docstring
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\{@link ([^}]+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A paragraph or an entry of a list, in lines of at most 140 characters. */
export function wrapped(text: string): string {
  const indent = text.startsWith('- ') ? '  ' : '';
  // What stands in code stays together.
  const words = text.match(/(?:`[^`]*`|[^\s`])+/g) ?? [];
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line.trim() !== '' && line.length + word.length >= 140) lines.push(`${indent}${word}`);
    else lines[lines.length - 1] = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
  }
  return `${lines.join('\n')}\n`;
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A piece of code in a document: what it is of (`sh`, `diff`, …), and its text. */
interface Block {
  language: string;
  text: string;
}

/** The fenced code below a heading of a document, up to the next heading. Throws where there is none. */
export function blocksBelow(document: string, heading: string): Block[] {
  const [, section] = new RegExp(`^#+ ${heading}\n((?:(?!^#+ )[^])*)`, 'm').exec(withoutComments(document)) ?? [];
  const blocks = blocksOf(section ?? '');
  if (blocks.length === 0) throw new Error(`There is no code below "${heading}".`);
  return blocks;
}

/** All fenced code of a document. */
export const blocksOf = (document: string): Block[] =>
  Array.from(document.matchAll(/^```(\w+)\n([^]*?)^```$/gm), ([, language = '', text = '']) => ({ language, text }));

/** Within a fence a line that begins with # is a comment of the shell's, not a heading. */
const withoutComments = (document: string): string =>
  document.replace(/^```sh\n[^]*?^```$/gm, (fence) => fence.replace(/^#.*\n/gm, ''));

/** The command lines of a block, without comments; one that goes on in the next line is one. */
export function commandsOf({ text }: Block): string[] {
  return text
    .replace(/ *(^|\s)# .*$/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Makes the changes of a `diff` block in a folder, as `git apply` does; with `--reverse` takes them back. Throws, with what Git says,
 * where the block does not apply.
 */
export function applyDiff(folder: string, { text }: Block, ...options: '--reverse'[]): void {
  // A folder below a repository is not that repository's.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) };
  execFileSync('git', ['apply', ...options, '-'], { cwd: folder, input: text, env });
}

/** Files that a `diff` block names, relative to the repository: before its change (`a`), or after it (`b`). */
export const diffPathsOf = ({ text }: Block, side: 'a' | 'b'): string[] =>
  Array.from(text.matchAll(new RegExp(`^[-+]{3} ${side}/(\\S+)$`, 'gm')), ([, file = '']) => file);

/** The recipe of a price changes 500 to 520. By now this repository may have another price: that one, and 20 more. */
export function pricesOf(root: string): { was: number; becomes: number; retell: (edit: string) => string } {
  const facts = readFileSync(join(root, 'mf-plans', 'src', 'facts.json'), 'utf8');
  const was = Number(/"social-basic": \{ "value": (\d+),/.exec(facts)?.[1]);
  const told = { 500: was, 520: was + 20 };
  const retell = (edit: string): string =>
    edit.replaceAll(/(?<=social-basic".*)\b(500|520)\b/g, (number) => String(told[Number(number) as 500 | 520]));
  return { was, becomes: was + 20, retell };
}

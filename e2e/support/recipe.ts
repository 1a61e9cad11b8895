import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A piece of code in a document: what it is of (`sh`, `diff`, …), and its text. */
interface Block {
  language: string;
  text: string;
}

/** The fenced code below a heading of a document, up to the next heading. Throws where there is none. */
export function blocksBelow(document: string, heading: string): Block[] {
  const [, section] = new RegExp(`^#+ ${heading}\n((?:(?!^#+ )[^])*)`, 'm').exec(withoutComments(document)) ?? [];
  const blocks = Array.from((section ?? '').matchAll(/^```(\w+)\n([^]*?)^```$/gm), ([, language = '', text = '']) => ({
    language,
    text,
  }));
  if (blocks.length === 0) throw new Error(`There is no code below "${heading}".`);
  return blocks;
}

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
 * Makes the changes of a `diff` block in a folder, by what their lines say: hunks have no numbers, since those are others' after
 * the next change. Throws where what a hunk begins from is not there, or there twice.
 */
export function applyDiff(folder: string, { text }: Block): void {
  for (const [, from = '', to = '', hunks = ''] of text.matchAll(
    /^--- (\S+)\n\+\+\+ b\/(\S+)\n((?:(?!^--- )[^])*)/gm,
  )) {
    const file = join(folder, to);
    let content = from === '/dev/null' ? linesOf(hunks, '+') : readFileSync(file, 'utf8');
    for (const hunk of from === '/dev/null' ? [] : hunks.split(/^@@.*\n/m).filter(Boolean)) {
      const [head, tail, ...further] = content.split(linesOf(hunk, ' -'));
      if (tail === undefined || further.length > 0) throw new Error(`${to} should hold once:\n${linesOf(hunk, ' -')}`);
      content = `${head}${linesOf(hunk, ' +')}${tail}`;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The lines of a hunk that begin with one of these signs, without them. A line left empty is one that stays. */
function linesOf(hunk: string, signs: string): string {
  return hunk
    .split('\n')
    .slice(0, -1)
    .filter((line) => signs.includes(line[0] ?? ' '))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
}

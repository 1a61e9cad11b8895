import { isUtf8 } from 'node:buffer';
import { codeOf, encodedTwiceAt, visible, wordAround } from '@mosaico/shared-types/schemas';
import { bounds, readAtMost } from './bounds.ts';
import { hasCode } from './error-code.ts';

/** The text of a file that people write. Throws an `Error` naming it when it is not there, or is no text: see {@link textOf}. */
export async function readText(file: string, name = file): Promise<string> {
  const bytes = await readAtMost(file, bounds.bytes, name).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) throw new Error(`${name} does not exist.`);
    if (hasCode(error, 'EISDIR')) throw new Error(`${name} is a folder, and a file is needed. Move it away.`);
    throw error;
  });
  return textOf(bytes, name);
}

/** The text of a file that lies in a store, as browsers read it: whatever its bytes are, they were taken when it came. */
export async function storedText(file: string): Promise<string> {
  return new TextDecoder().decode(await readAtMost(file));
}

/**
 * Bytes as text, as browsers read them: UTF-8, of which a byte order mark is no part. Throws an `Error` naming the file for what
 * editors of text do not write, and what to save it as.
 */
export function textOf(bytes: Buffer, name: string): string {
  const begin = bytes.toString('latin1', 0, 64).replace('\xef\xbb\xbf', '').trimStart();
  const isPointer = pointerFault(begin);
  if (isPointer !== undefined) throw new Error(`${name} ${isPointer}.`);
  if (otherFormats.some((format) => format.test(begin)))
    throw new Error(`${name} is no text file, whatever its name ends in. Put the text itself there, saved as UTF-8.`);
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes)) throw new Error(`${name} is not UTF-8: ${firstFaulty(text)} ${asUtf8}`);
  // oxlint-disable-next-line no-control-regex -- They are what is looked for.
  const at = text.search(/[\0-\x08\v\x0e-\x1f\x7f]/);
  const twice = encodedTwiceAt(text);
  if (twice >= 0)
    throw new Error(
      `${name}: line ${lineAt(text, twice)} has letters that were encoded twice ("${visible(wordAround(text, twice))}"): ` +
        'a program took UTF-8 for another encoding. Take the file as it was before, or write these letters again.',
    );
  if (at < 0) return text;
  throw new Error(
    `${name}: line ${lineAt(text, at)} has an invisible control character (${codeOf(text.charAt(at))}). Delete it.`,
  );
}

/** The line, from 1, of a place in a text. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split(/\r\n|\r|\n/).length;

/** What Git keeps in place of a file that lies in its store of large files (LFS), where nobody has fetched that. */
const pointer = 'version https://git-lfs.';

/** Says of a file, by how it begins, that Git has put a pointer in its place, and what to do. Nothing for any other file. */
export const pointerFault = (begin: string): string | undefined =>
  begin.startsWith(pointer)
    ? 'is a pointer of Git LFS, and not the file itself. Run: git lfs pull (in a workflow: actions/checkout with lfs: true)'
    : undefined;

const asUtf8 = 'Save it again as UTF-8 ("Save as", "Encoding").';
/** How files begin that are no text, or text of another program: RTF, ZIP, Word, PDF, MP4, gzip, PNG, JPEG, GIF, WebM, WebP; HTML. */
const otherFormats = [
  // oxlint-disable-next-line no-control-regex -- Files begin with them.
  /^(\{\\rtf|PK\x03\x04|\xd0\xcf\x11\xe0|%PDF-|.{4}ftyp|\x1f\x8b|\x89PNG|\xff\xd8\xff|GIF8|\x1aE\xdf\xa3|RIFF)/s,
  /^<(!doctype html|html|head|body)/i,
];

/** The first line with bytes that are no UTF-8, and its words as far as they can be read. */
function firstFaulty(text: string): string {
  const at = text.indexOf('\ufffd');
  const [words = ''] = /.{0,20}\ufffd.{0,20}/.exec(text) ?? [];
  return `line ${lineAt(text, at)} has letters that cannot be read ("${visible(words.trim())}").`;
}

import { readFile } from 'node:fs/promises';
import { codeOf } from '@mosaico/shared-types/schemas';
import { hasCode } from './error-code.ts';

/** The text of a file that people write. Throws an `Error` naming it when it is not there, or is no text: see {@link textOf}. */
export async function readText(file: string, name = file): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) throw new Error(`${name} does not exist.`);
    if (hasCode(error, 'EISDIR')) throw new Error(`${name} is a folder, and a file is needed. Move it away.`);
    throw error;
  });
  return textOf(bytes, name);
}

/** The text of a file that lies in a store, as browsers read it: whatever its bytes are, they were taken when it came. */
export async function storedText(file: string): Promise<string> {
  return new TextDecoder().decode(await readFile(file));
}

/**
 * Bytes as text, as browsers read them: UTF-8, of which a byte order mark is no part. Throws an `Error` naming the file for what
 * editors of text do not write.
 */
export function textOf(bytes: Buffer, name: string): string {
  const text = decoded(bytes);
  if (text === undefined || otherFormat.test(text))
    throw new Error(`${name} is no plain text in UTF-8: save it again as that ("Save as", "Encoding").`);
  // oxlint-disable-next-line no-control-regex -- They are what is looked for.
  const at = text.search(/[\0-\x08\v\x0e-\x1f\x7f]/);
  if (at < 0) return text;
  throw new Error(
    `${name}: line ${lineAt(text, at)} has an invisible control character (${codeOf(text.charAt(at))}). Delete it.`,
  );
}

/** RTF, and a page in place of the file that it offers. */
const otherFormat = /^\s*(\{\\rtf|<(!doctype html|html)\b)/i;

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The line, from 1, of a place in a text. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split(/\r\n|\r|\n/).length;

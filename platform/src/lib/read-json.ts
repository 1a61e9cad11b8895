import {
  findNodeAtLocation,
  getNodePath,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { checkedWith, codeOf, cut, shapeOf, visible } from '@mosaico/shared-types/schemas';
import { refuseBeyond } from './bounds.ts';
import { lineAt, readText, storedText } from './read-text.ts';

/** The JSON value in `file`. Throws an `Error` naming the file when it is missing or is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  return parseJson(await readText(file), file);
}

/**
 * The JSON value in `text`. Throws an `Error` naming its `source`, the line and what to do when it is not JSON, or is beyond the bounds
 * of what is read (see `bounds`).
 */
export function parseJson(text: string, source: string): unknown {
  const value = parsed(text, source);
  refuseBeyond(value, source);
  return value;
}

function parsed(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${source} is not JSON: ${faultIn(text)} Correct it, or put it back as it was.`);
  }
}

/** The JSON value in `text` as the schema's type. Throws as {@link parseJson} and `checkedWith` do, which then knows the lines. */
export function checkedJson<S extends GenericSchema>(schema: S, text: string, source: string): InferOutput<S> {
  let tree: Node | undefined;
  return checkedWith(schema, parseJson(text, source), source, (path) => {
    tree ??= treeOf(text);
    // A missing key has no line of its own: the line of the object around it is given.
    for (let length = path.length; tree && length >= 0; length -= 1) {
      const node = findNodeAtLocation(tree, path.slice(0, length));
      if (node) return lineAt(text, node.offset);
    }
    return undefined;
  });
}

function treeOf(text: string, errors: ParseError[] = []): Node | undefined {
  try {
    return parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    // It calls itself for each list in a list, and somebody may have written a hundred thousand.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** As `checkedJson`, for files that people write: a duplicate key is refused, since a parser silently keeps one of its values. */
export function writtenJson<S extends GenericSchema>(schema: S, text: string, source: string): InferOutput<S> {
  const value = checkedJson(schema, text, source);
  const repeated = repeatedIn(treeOf(text)).map(
    (node) => `  ${getNodePath(node).join('.')}: stands there twice: take one away (line ${lineAt(text, node.offset)})`,
  );
  if (repeated.length > 0)
    throw new Error([`${source} is not valid. Correct these keys:`, ...repeated.map(visible)].join('\n'));
  return value;
}

/** The second occurrence of each duplicate key. */
function repeatedIn({ type, children = [] }: Partial<Node> = {}): Node[] {
  const keys = new Set<unknown>();
  return children.flatMap((child) => {
    if (type !== 'object') return repeatedIn(child);
    const [key, value] = child.children ?? [];
    if (!value || keys.has(key?.value)) return value ? [value] : [];
    keys.add(key?.value);
    return repeatedIn(value);
  });
}

/** The JSON value in a file that people write, as the schema's type: see {@link writtenJson}. */
export async function checkedFile<S extends GenericSchema>(schema: S, file: string): Promise<InferOutput<S>> {
  return writtenJson(schema, await readText(file), file);
}

/** The JSON value in a file that was checked once, when it was stored, by its shape: see `shapeOf`. */
export async function storedFile<S extends GenericSchema>(schema: S, file: string): Promise<InferOutput<S>> {
  return storedJson(schema, await storedText(file), file);
}

/** The JSON value of a stored file's text, see {@link storedFile}. Throws if it has not even the schema's types. */
export function storedJson<S extends GenericSchema>(schema: S, text: string, source: string): InferOutput<S> {
  const { success, output } = safeParse(shapeOf(schema), parseJson(text, source));
  return success ? output : checkedJson(schema, text, source);
}

/** What is wrong with a text that is not JSON, in an editor's words. */
function faultIn(text: string): string {
  if (text.trim() === '') return 'it is empty: write it anew.';
  const errors: ParseError[] = [];
  treeOf(text, errors);
  const [error] = errors.sort((a, b) => a.offset - b.offset);
  if (!error) return 'something in it is not as JSON has it: write it anew.';
  const { offset, length } = error;
  const found = text.slice(offset, offset + length);
  const before = text.slice(0, offset).trimEnd();
  const fault = [
    {
      is: !found.startsWith('"') && invisible.test(found),
      says: `an invisible character (${codeOf(invisible.exec(found)?.[0] ?? '')}) stands there: type a plain space in its place`,
    },
    {
      is: before.endsWith(',') && /^[\]},]/.test(found),
      says: `delete the comma before "${found[0] ?? ''}"`,
    },
    ...[faults[printParseErrorCode(error.error)]].flatMap((says) => (says ? [{ is: true, says }] : [])),
    {
      is: offset >= text.trimEnd().length,
      says: 'the file ends in the middle: add the ] or } that is missing, or what was lost',
    },
    {
      is: true,
      says: `"${cut(found, 20)}" is not what belongs there: delete it, or write it in straight double quotation marks`,
    },
  ].find(({ is }) => is);
  const at = before.endsWith(',') && /^[\]}]/.test(found) ? before.length - 1 : offset;
  return visible(`line ${lineAt(text, at)}: ${fault?.says ?? ''}.`);
}

/** What looks like a space or like nothing, and is neither for JSON. */
const invisible = /[\p{Cf}\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/u;

const faults: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing: add it at the end of the line before, or between two values',
  ColonExpected: 'a colon (:) is missing: add it after the key',
  UnexpectedEndOfString: 'a text does not end on its line: close it with ", and write a line break in it as \\n',
  InvalidCharacter: 'a text holds a line break or a tab: write \\n or \\t',
  InvalidEscapeCharacter:
    'a backslash (\\) stands before a sign that needs none: write / in addresses, and \\\\ for a backslash',
  InvalidUnicode: 'after \\u belong four digits, as \\u00f1: write the letter itself',
  UnexpectedEndOfNumber: 'a number ends in the middle: write the digits that are missing',
  EndOfFileExpected: 'something follows after the end: delete it',
};

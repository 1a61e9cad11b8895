import * as v from 'valibot';
import { addressFault, anAddress } from './addresses.ts';
import { caseId } from './cases.ts';
import { isCaptionsPath, isDay, isSafe, languageTag } from './testimonials.ts';
import { codeOf, cut, encodedTwiceAt, isOneLine, isReadable, visible, withoutPassword, wordAround } from './text.ts';
import { walk, type KeyPath } from './walk.ts';

/** The line, from 1, of a value in the file, or of the object that it is missing from. */
export type LineOf = (path: KeyPath) => number | undefined;

/**
 * `value` as the schema's type. Throws one `Error` that names `source` (a file, an object of the store) and all faults: key, what
 * is right, line (if `lineOf` knows it) and the value in short. An unknown key is a fault, except in `v.looseObject`. The JSON Schema that
 * a file names for its editor (`$schema`) is left out.
 */
export function checkedWith<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  source: string,
  lineOf: LineOf = () => undefined,
): v.InferOutput<S> {
  const own = withoutSchemaName(value);
  const result = v.safeParse(schema, own, { message: sentenceOf });
  const issues = result.issues ?? [];
  // Keys that an object must not have are among the misplaced ones, with a better sentence.
  const ofValues = issues.filter(({ expected }) => expected !== 'never').map(faultOf);
  const misplaced = misplacedIn(schema, own);
  const isInside = ({ path }: Fault): boolean =>
    misplaced.some(({ path: outer, isList }) => isList && outer.every((key, at) => key === path[at]));
  const all = [...ofValues.filter((fault) => !isInside(fault)), ...misplaced];
  // The first fault of a key: an empty value is no address either.
  const faults = [...new Map(all.toReversed().map((fault) => [fault.path.join('\0'), fault])).values()].toReversed();
  if (result.success && faults.length === 0) return result.output;
  const told = faults.slice(0, mostFaults).map((fault) => ({ ...fault, line: lineOf(fault.path) }));
  const lines = told.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)).map((fault) => `  ${sentenceWithPlace(fault)}`);
  const rest = faults.length - lines.length;
  throw new Error(
    [`${source} is not valid. Correct these keys:`, ...lines, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n'),
  );
}

function withoutSchemaName(value: unknown): unknown {
  const isNamed = typeof value === 'object' && value !== null && '$schema' in value;
  if (!isNamed || typeof value.$schema !== 'string') return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'));
}

interface Fault {
  path: KeyPath;
  sentence: string;
  /** What stands there. */
  value?: unknown;
}

/** Faults in one message, at most: nobody reads more at once. */
const mostFaults = 30;

function faultOf({ path, input, message }: v.BaseIssue<unknown>): Fault {
  const keys = (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const last = path?.at(-1);
  return { path: keys, sentence: message, value: last ? last.value : input };
}

function sentenceWithPlace({ path, sentence, value, line }: Fault & { line: number | undefined }): string {
  const isSimple = ['string', 'number', 'boolean'].includes(typeof value);
  const now = isSimple && value !== '' ? shown(value as string | number | boolean) : undefined;
  const where = [...(line === undefined ? [] : [`line ${line}`]), ...(now === undefined ? [] : [`now ${now}`])];
  const key = path.length > 0 ? cut(visible(path.join('.')), 120) : '(whole file)';
  return `${key}: ${cut(visible(sentence), 400)}${where.length > 0 ? ` (${where.join(', ')})` : ''}`;
}

/** A value for a message: it may be as long as a file, and hold invisible characters or a password. */
const shown = (value: string | number | boolean): string =>
  cut(visible(typeof value === 'string' ? JSON.stringify(withoutPassword(value)) : String(value)), 60);

/** What is wrong, and so what to do, where a schema does not say so itself. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { type, requirement, received, input } = issue;
  if (received === 'undefined') return 'is missing: add it';
  if (requirement === isReadable) return unreadable(String(input));
  if (requirement === isCaptionsPath)
    return 'must be the path of a WebVTT file of this site, as /data/videos/ana.vtt: put the file below public/';
  if (requirement === isDay) return 'must be a day of the calendar, as 2026-12-01';
  if (requirement === caseId) return 'must be small letters, digits and hyphens, as panaderia-2';
  if (requirement === languageTag) return 'must be a language tag: es, or es-MX';
  if (requirement === isOneLine) return 'must be on one line: take the line breaks out';
  if (requirement === isSafe) return addressFault(String(input), 'page') ?? anAddress;
  return sentences[type]?.(issue) ?? `is not what belongs here (${issue.expected ?? type})`;
}

const count = (value: unknown): number => (value as { length?: number }).length ?? 0;
const unitOf = ({ input }: v.BaseIssue<unknown>): string => (typeof input === 'string' ? 'characters' : 'entries');
const anObject = ({ received }: v.BaseIssue<unknown>): string =>
  `must be an object ({ … }), not ${cut(visible(received), 60)}`;

/** Kind of a valibot issue → what is right. */
const sentences: Readonly<Record<string, (issue: v.BaseIssue<unknown>) => string>> = {
  string: () => 'must be a text, in quotation marks',
  number: () => 'must be a number, without quotation marks',
  boolean: () => 'must be true or false, without quotation marks',
  array: () => 'must be a list ([ … ])',
  strict_tuple: () => 'must be a list ([ … ]) of as many entries as belong there',
  object: anObject,
  strict_object: anObject,
  loose_object: anObject,
  record: anObject,
  picklist: ({ expected }) => `must be one of: ${(expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')}`,
  literal: ({ expected }) => `must be ${expected}`,
  union: ({ expected }) =>
    `must be ${(expected ?? '').replaceAll(/[()]/g, '').replaceAll(' | ', ' or ').toLowerCase()}`,
  non_empty: () => 'must not be empty',
  length: (issue) => `must have ${String(issue.requirement)} ${unitOf(issue)}, and has ${count(issue.input)}`,
  min_length: (issue) =>
    `must have at least ${String(issue.requirement)} ${unitOf(issue)}, and has ${count(issue.input)}`,
  max_length: (issue) =>
    `must have at most ${String(issue.requirement)} ${unitOf(issue)}, and has ${count(issue.input)}`,
  min_value: ({ requirement }) => `must be at least ${String(requirement)}`,
  max_value: ({ requirement }) => `must be at most ${String(requirement)}`,
  gt_value: ({ requirement }) => `must be more than ${String(requirement)}`,
  integer: () => 'must be a whole number',
  finite: () => 'must be a finite number',
  iso_date: () => 'must be a day, as 2026-12-01',
  iso_timestamp: () => 'must be a time, as 2026-12-01T09:30:00.000Z',
  email: () => 'must be an e-mail address, as ana@example.com',
};

/** Names the first character that is not seen, or not as it was written. */
function unreadable(text: string): string {
  const twice = encodedTwiceAt(text);
  if (twice >= 0) return `has letters that were encoded twice ("${wordAround(text, twice)}"): write them again`;
  const sign = Array.from(text).find((each) => !isReadable(each)) ?? '';
  if (sign === '\ufffd')
    return 'has a � in place of a letter that was lost when the file was saved: write that letter again';
  return `has an invisible character (${codeOf(sign)}): type the text again`;
}

/** Keys that no schema names, with the one that was meant, and lists where an object belongs. */
function misplacedIn(schema: v.GenericSchema, value: unknown): (Fault & { isList?: boolean })[] {
  const faults: (Fault & { isList?: boolean })[] = [];
  walk(schema, value, (part, found, path) => {
    if (!['object', 'strict_object', 'record'].includes(part.type)) return;
    if (typeof found !== 'object' || found === null) return;
    // Valibot takes a list for an object without its keys.
    if (Array.isArray(found)) faults.push({ path, sentence: 'must be an object ({ … }), not a list', isList: true });
    if (Array.isArray(found) || part.type === 'record') return;
    const known = Object.keys((part as unknown as { entries: object }).entries);
    for (const key of Object.keys(found))
      if (!known.includes(key))
        faults.push({
          path: [...path, key],
          sentence: unknownKey(key, known),
          value: (found as Record<string, unknown>)[key],
        });
  });
  return faults;
}

function unknownKey(key: string, known: readonly string[]): string {
  const nearest = nearestOf(key, known);
  return `is not known here: ${nearest ? `did you mean "${nearest}"? Write that, or take it away` : `take it away. Known are ${known.join(', ')}`}`;
}

/** The known name that differs from this one by a few letters; undefined if there is none. */
export function nearestOf(key: string, known: readonly string[]): string | undefined {
  if (key.length > 100) return undefined;
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const [nearest] = known
    .map((each) => ({ each, distance: distanceOf(plain(key), plain(each)) }))
    .filter(({ each, distance }) => distance <= Math.min(3, each.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.each;
}

/** How many letters must be written, deleted or changed to make one word of the other (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1)
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === other[at] ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

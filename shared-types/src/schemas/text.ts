import * as v from 'valibot';

/** Of control characters only a line break and a tab are text. What turns the direction of writing can show a word as another one. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const hidden = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffd]|\p{Cs}/u;

/**
 * What letters of UTF-8 look like that a program has read in another encoding, and saved as UTF-8 again: the ñ of Muñoz is two signs
 * then. No word of Spanish, English or Portuguese has these signs beside each other.
 */
const encodedTwice = new RegExp(
  [
    // As Windows-1252 or Latin-1: accents, then « and », then punctuation of three bytes, emoji, and a byte order mark.
    /Ã[\x80-\x9f\xa1-\xba\xbc-\xbf€‚ƒ„†‡•ˆ‰Š‹ŒŽ‘“˜™š›œžŸ]/u,
    // A capital Ã ends a word in quotation marks, too ("MANHÃ”"): with these a letter follows.
    /Ã[\xa0»–—’”…](?=\p{L})/u,
    /Â[ \x80-\xbf]|â[\x80-\x9f€‚„†ˆ‰œž]|ð[\x9fŸ]|ï[¸»]/u,
    // As Mac Roman.
    /√[°©≠≥∫±ºÅâçìöëú]|¬[ø°´ª∫™∞]|‚[ÄÇÑÜú]|ü[ôò]/u,
    // As code page 850 of DOS.
    /├[▒®¡│║\p{L}]|┬[┐í½╗]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Where a text begins to be one that was encoded twice ("MuÃ±oz"); -1 where it is none. */
export const encodedTwiceAt = (value: string): number => value.search(encodedTwice);

/** Whether a text has only characters that its reader sees as they were written. */
export const isReadable = (value: string): boolean => !hidden.test(value) && encodedTwiceAt(value) < 0;

/** The word at a place in a text, for a message. */
export function wordAround(text: string, at: number): string {
  const [before = ''] = /\S{0,20}$/.exec(text.slice(Math.max(0, at - 20), at)) ?? [];
  const [after = ''] = /^\S{0,20}/.exec(text.slice(at, at + 20)) ?? [];
  return before + after;
}

/** Whether a text is one line. */
export const isOneLine = (value: string): boolean => !/[\r\n\u2028\u2029]/.test(value);

/** Most letters of a name, of a line, and of sentences. */
export const longest = { name: 100, line: 300, story: 2_000, transcript: 30_000 };

/** Words of at most so many letters, on one line or on more: not nothing, without spaces around them. */
export const paragraphs = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.check(isReadable), v.maxLength(most));

/** Words of at most so many letters on one line, likewise. */
export const words = (most: number) => v.pipe(paragraphs(most), v.check(isOneLine));

/** A text for a message, of no more letters than that. */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** What a sign that nobody sees is called: `U+200B`. */
export const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A text for a message without the user name and the password that an address in it may have. */
export const withoutPassword = (text: string): string => text.replaceAll(/(:\/\/)[^/?#\s]*@/g, '$1…@');

/** A text for a message, with what nobody sees written as in JSON: `\\u0000`. */
export const visible = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]|(?! )\p{Zs}/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** A schema with a sentence about the value, which generated documents and JSON Schemas are made of. */
export const described = <T extends v.GenericSchema>(
  description: string,
  schema: T,
): v.SchemaWithPipe<readonly [T, v.DescriptionAction<v.InferOutput<T>, string>]> =>
  v.pipe(schema, v.description(description));

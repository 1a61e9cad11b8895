import type { Fact } from '@mosaico/shared-types';
import type { Part } from './proofs.ts';

/** The site's figures, by name. */
export type Facts = Readonly<Record<string, Fact>>;

/** Whether one place of each lies within so many characters. */
export function areNear(places: readonly (readonly [number, number])[][], within: number): boolean {
  const last: (readonly [number, number] | undefined)[] = places.map(() => undefined);
  const inOrder = places.flatMap((each, index) => each.map((place) => ({ place, index })));
  return inOrder
    .sort((one, other) => one.place[0] - other.place[0])
    .some(({ place, index }) => {
      last[index] = place;
      const seen = last.filter((each) => each !== undefined);
      return (
        seen.length === places.length &&
        Math.max(...seen.map(([, end]) => end)) - Math.min(...seen.map(([begin]) => begin)) <= within
      );
    });
}

export const placesOf = (text: string, pattern: RegExp): [number, number][] =>
  [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);

export const isIn = (text: string, pattern: RegExp): boolean => placesOf(text, pattern).length > 0;

/** A pattern of meaning: in any case of letters, from the beginning of a word on: `limitad` is not in `ilimitadas`. */
export const insensitive = (pattern: RegExp): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern.source})`, 'giu');

const exact = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Small counts are written in digits or in words, so that a page may be polished. */
const inWords = [
  '',
  'una?|uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

const per = {
  month: String.raw`[^.\n]{0,24}?(?:al mes|mensual|cada mes|por mes|\/ ?mes)`,
  hour: String.raw`[^.\n]{0,16}?(?:por|la|una|cada) hora`,
};

/** What proves a part of a statement; `facts` are the site's. Throws an `Error` for a figure that nobody declares. */
export function patternOf(part: Part, facts: Facts): RegExp {
  if (part instanceof RegExp) return insensitive(part);
  if (typeof part === 'string') return new RegExp(exact(part).replaceAll(' ', String.raw`\s`), 'g');
  const fact = facts[part.figure];
  if (!fact) throw new Error(`No workspace declares the figure ${part.figure}, by which a statement is proved.`);
  const { unit, value, from } = fact;
  const bare = exact(fact.text.replaceAll('\u00A0', ' ')).replace(/^\\\$/, String.raw`(?:\$|USD )`);
  const [, counted] = unit.split('/') as [string, keyof typeof per | undefined];
  const digits = String.raw`(?<![\d.,]|\d:)${bare}(?![\d]|[.,:]\d)`;
  const words = typeof value === 'number' && !unit.startsWith('USD') ? inWords[value] : undefined;
  const either = words ? String.raw`(?:${digits}|(?<![\p{L}])(?:${words})(?![\p{L}]))` : digits;
  const counts = part.of ? String.raw`[^\d\n]{0,20}?(?:${part.of.source})` : '';
  if (part.as === 'figure') return new RegExp(either + counts, words ? 'giu' : 'gi');
  const least = from ? String.raw`(?:desde|a partir de|empiezan? en)\s+` : String.raw`(?<!desde )`;
  return new RegExp(`${least}${digits}${counted ? per[counted] : ''}`, 'gi');
}

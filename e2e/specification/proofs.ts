/**
 * The language of the tables: a statement of the specification, where it stands there, and what proves it. A pattern is one of
 * meaning: the words without which the fact is gone, in any order, near each other. Figures are named and never written.
 */

/** A figure as its owner declares it. `price` also wants its unit and, of the lowest of a range, that it is the lowest. */
export interface FigurePart {
  figure: string;
  as: 'figure' | 'price';
  /** What it counts, which follows with no other number between: `1 hora`. */
  of?: RegExp;
}

/** A pattern of meaning (in any case of letters), a literal of the specification, or a figure from its declaration. */
export type Part = RegExp | string | FigurePart;

/** Where a link or a frame leads: a path of the site, a key of the site configuration, or the chat with this in its message. */
export type Target = string | { setting: string } | { chat: readonly Part[] };

/** An attribute is present, has this value, or matches. */
export type Attributes = Readonly<Record<string, true | string | RegExp | { setting: string }>>;

export type Proof =
  /** One passage holds all parts, no further apart than `within` characters. */
  | {
      kind: 'text';
      parts: readonly Part[];
      /** Only beneath headings that match. */
      under?: RegExp;
      /** Of a list of what is and is not included: only what is, or only what is not. */
      of?: 'included' | 'excluded';
      within: number;
      /** Of the page: its main part, as it is and as Markdown, or another. */
      region: Region | 'main, not its twin';
    }
  /** No passage of the page or its twin matches, and its description does not, unless the owner has said so in the site configuration. */
  | { kind: 'absent'; pattern: RegExp; unless?: string }
  /** Every passage that matches has the other pattern near it. */
  | { kind: 'wherever'; pattern: Part; there: readonly Part[]; within: number }
  | { kind: 'title' | 'heading'; says: Part }
  | { kind: 'description'; parts: readonly Part[] }
  | { kind: 'link'; label: Part; to: Target; newTab: boolean; region: Region }
  | { kind: 'button'; label: Part; region: Region }
  /** The tabs in this order; the chosen one ends with `*`. */
  | { kind: 'tabs'; labels: readonly string[] }
  | { kind: 'element'; tag: string; attributes: Attributes; count: number | 'some' | 'none'; region: Region }
  /** So many headings of this level match, beneath a heading. */
  | { kind: 'headings'; level: number; count: number; under?: RegExp; pattern: RegExp }
  /** The structured data has a thing of this type whose text holds all parts. */
  | { kind: 'data'; type: string; parts: readonly Part[] }
  /** A test that proves it: the file, and the title or its beginning. */
  | { kind: 'behaviour'; file: string; title: string }
  | { kind: 'all'; of: readonly Proof[] };

export type Region = 'main' | 'header' | 'footer' | 'anywhere';

/** A statement of the specification. */
export interface Row {
  /** Where it must hold: a path, `*` for every page, or `404` for what an unknown path answers. */
  route: string;
  /** Document and line: 1 is overview, shell, home and testimonials; 2 the other pages; 3 the decisions. */
  place: string;
  says: string;
  proof: Proof;
}

/** A row of a table, before it has its route. */
type Statement = readonly [place: string, says: string, proof: Proof];

/** The table of a page, or of several that must say the same. */
export const page = (routes: string | readonly string[], statements: readonly Statement[]): Row[] =>
  (typeof routes === 'string' ? [routes] : routes).flatMap((route) =>
    statements.map(([place, says, proof]) => ({ route, place, says, proof })),
  );

/** As it is declared, with what it counts if that is given: `10`, `20 a 30`, `1 hora`. Small counts may be written in words. */
export const figure = (name: string, of?: RegExp): FigurePart => ({ figure: name, as: 'figure', ...(of && { of }) });
/** As it is declared, with its unit, and `Desde` where it is the lowest of a range: `$500 USD al mes`. */
export const price = (name: string): FigurePart => ({ figure: name, as: 'price' });
export const setting = (key: string): { setting: string } => ({ setting: key });
export const chat = (...message: Part[]): { chat: readonly Part[] } => ({ chat: message });

/** Characters within which a fact's words stand: a line of a card, or a short sentence. */
const near = 80;

/** Somewhere on the page, near each other. */
export const text = (...parts: Part[]): Proof => ({ kind: 'text', parts, within: near, region: 'main' });
/** Beneath a heading that matches, near each other. */
export const under = (heading: RegExp, ...parts: Part[]): Proof => ({
  kind: 'text',
  parts,
  under: heading,
  within: near,
  region: 'main',
});
/** Beneath the heading, and not among what is left out. */
export const included = (heading: RegExp, ...parts: Part[]): Proof => ({
  kind: 'text',
  parts,
  under: heading,
  of: 'included',
  within: near,
  region: 'main',
});
/** Beneath the heading, among what is left out. */
export const excluded = (heading: RegExp, ...parts: Part[]): Proof => ({
  kind: 'text',
  parts,
  under: heading,
  of: 'excluded',
  within: near,
  region: 'main',
});
/** On the page alone: its Markdown twin has no use for it. */
export const onPage = (...parts: Part[]): Proof => ({
  kind: 'text',
  parts,
  within: near,
  region: 'main, not its twin',
});

/** The same proof, with its words further apart: of a long sentence, or of a list with its heading. */
export const within = (characters: number, proof: Proof): Proof =>
  proof.kind === 'text' || proof.kind === 'wherever' ? { ...proof, within: characters } : proof;

/** In the site's header or footer, which are no part of the page's twin. */
export const around = (region: 'header' | 'footer', ...parts: Part[]): Proof => ({
  kind: 'text',
  parts,
  within: near,
  region,
});

export const absent = (pattern: RegExp, unless?: string): Proof => ({
  kind: 'absent',
  pattern,
  ...(unless !== undefined && { unless }),
});
export const wherever = (pattern: Part, ...there: Part[]): Proof => ({
  kind: 'wherever',
  pattern,
  there,
  within: near,
});
export const title = (says: Part): Proof => ({ kind: 'title', says });
export const heading = (says: Part): Proof => ({ kind: 'heading', says });
export const description = (...parts: Part[]): Proof => ({ kind: 'description', parts });
export const link = (label: Part, to: Target, region: Region = 'main'): Proof => ({
  kind: 'link',
  label,
  to,
  newTab: false,
  region,
});
/** A link that opens in a new tab. */
export const outbound = (label: Part, to: Target, region: Region = 'main'): Proof => ({
  kind: 'link',
  label,
  to,
  newTab: true,
  region,
});
export const button = (label: Part, region: Region = 'main'): Proof => ({ kind: 'button', label, region });
export const tabs = (...labels: string[]): Proof => ({ kind: 'tabs', labels });
export const element = (tag: string, attributes: Attributes = {}, region: Region = 'main'): Proof => ({
  kind: 'element',
  tag,
  attributes,
  count: 'some',
  region,
});
export const elements = (
  count: number | 'none',
  tag: string,
  attributes: Attributes = {},
  region: Region = 'main',
): Proof => ({ kind: 'element', tag, attributes, count, region });
export const headings = (count: number, level: number, beneath?: RegExp, pattern = /./): Proof => ({
  kind: 'headings',
  level,
  count,
  pattern,
  ...(beneath && { under: beneath }),
});
export const data = (type: string, ...parts: Part[]): Proof => ({ kind: 'data', type, parts });
export const behaviour = (file: string, testTitle: string): Proof => ({ kind: 'behaviour', file, title: testTitle });
export const all = (...of: Proof[]): Proof => ({ kind: 'all', of });

/** A value of a proof, in words. */
export function said(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value === 'string') return `“${value}”`;
  if (Array.isArray(value)) return value.map(said).join(', ');
  return typeof value === 'object' && value && 'figure' in value
    ? `the ${String((value as { as?: string }).as)} ${String(value.figure)}`
    : JSON.stringify(value);
}

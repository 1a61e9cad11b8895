import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import type { Region } from './proofs.ts';

/** A piece of text that stands by itself, and the headings above it, the page's own first. */
export interface Passage {
  text: string;
  headings: readonly string[];
}

/** A document's nodes, as its parser has them. */
export type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

export const parsed = (html: string, options: Parameters<typeof parseDocument>[1] = {}): Document =>
  parseDocument(html, options);

/** The part of a document: its main part, header, footer, or all of it. */
export function regionOf(document: Document, region: Region): readonly Node[] {
  if (region === 'anywhere') return document.children;
  // The site's header and footer: a page has others within.
  const isIt = ({ name, attribs }: Element): boolean =>
    region === 'main' ? name === 'main' : attribs['data-part'] === region;
  const found = DomUtils.findOne(isIt, document.children);
  return found ? [found] : [];
}

/** Elements of a line: their words belong to those beside them. */
const inline = new Set(
  'a abbr b bdi button cite code del em i ins kbd label mark q s small span strong sub sup time u wbr'.split(' '),
);
const unread = new Set(['script', 'style', 'svg', 'template', 'noscript', 'iframe']);

/** What is said of a link to who cannot see that it leads away. */
const spoken = /\s*\(se abre en una pestaña nueva\)/g;

/** What visitors read in these nodes, passage by passage. */
export function passagesOf(nodes: readonly Node[]): Passage[] {
  const reader = passageReader();
  const walk = (node: Node): void => {
    if (node.type === ElementType.Text) reader.add(node.data);
    if (!('attribs' in node) || unread.has(node.name)) return;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    const isBlock = !inline.has(node.name);
    if (isBlock) reader.end();
    if (level) reader.head(Number(level));
    for (const child of node.children) walk(child);
    if (isBlock) reader.end();
  };
  for (const node of nodes) walk(node);
  reader.end();
  return reader.passages;
}

/** The same of a page as Markdown. */
export function passagesOfMarkdown(markdown: string): Passage[] {
  const reader = passageReader();
  for (const line of markdown.split('\n')) {
    const [, level, rest = line] = /^\s*(?:[-*]\s+|\d+\.\s+)*(#{1,6})\s+(.*)$/.exec(line) ?? [];
    if (level) reader.head(level.length);
    reader.add(
      rest
        .replaceAll(/!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
        .replaceAll(/<https?:[^>]*>/g, '')
        .replaceAll(/\*\*|^\s*(?:[-*>]\s+)+/g, '')
        .replaceAll(/\\(.)/g, '$1'),
    );
    reader.end();
  }
  return reader.passages;
}

function passageReader() {
  const passages: Passage[] = [];
  const above: { level: number; text: string }[] = [];
  let text = '';
  let level = 0;
  return {
    passages,
    add: (more: string) => void (text += more),
    head: (of: number) => void (level = of),
    end() {
      const line = plain(text.replaceAll(spoken, ''));
      text = '';
      if (!line) return;
      if (level > 0) {
        while ((above.at(-1)?.level ?? 0) >= level) above.pop();
        above.push({ level, text: line });
        level = 0;
      }
      passages.push({ text: line, headings: above.map((each) => each.text) });
    },
  };
}

/** With single spaces, and without what only tells a browser where to break. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll('\u2011', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words on a control. */
export const labelOf = (element: Element): string =>
  plain(
    passagesOf(element.children)
      .map(({ text }) => text)
      .join(' '),
  );

/** Elements of a kind below these nodes. */
export const elementsOf = (nodes: readonly Node[], test: (element: Element) => boolean): Element[] =>
  DomUtils.findAll((element) => test(element), [...nodes]);

/** Everything that the structured data says of things of a type, as text. */
export function thingsOf(document: Document, type: string): string[] {
  const scripts = elementsOf(
    document.children,
    ({ name, attribs }) => name === 'script' && attribs.type === 'application/ld+json',
  );
  return scripts
    .map((script) => JSON.parse(DomUtils.textContent(script)) as { '@graph': { '@type': string | string[] }[] })
    .flatMap((graph) => graph['@graph'])
    .filter((thing) => [thing['@type']].flat().includes(type))
    .map((thing) => JSON.stringify(thing));
}

/** The content of one of the head's elements: its title, a meta description. */
export function headOf(document: Document): { title: string; description: string } {
  const [titled] = elementsOf(document.children, ({ name }) => name === 'title');
  const [described] = elementsOf(
    document.children,
    ({ name, attribs }) => name === 'meta' && attribs.name === 'description',
  );
  return {
    title: titled ? plain(DomUtils.textContent(titled)) : '',
    description: plain(described?.attribs.content ?? ''),
  };
}

import { createHash } from 'node:crypto';
import type { Element, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A page's HTML as a tree, without art, which is most of it and takes longest to parse. No art stands within other art. */
export const treeOf = (html: string): Root => fromHtml(withoutArt(html), { fragment: true });

/** One pass over the text: a regular expression would take quadratic time for a million opening tags without an end. */
function withoutArt(html: string): string {
  const begins = /<svg[ >]/g;
  const end = '</svg>';
  let kept = '';
  let at = 0;
  for (;;) {
    begins.lastIndex = at;
    const from = begins.exec(html)?.index ?? -1;
    const to = from < 0 ? -1 : html.indexOf(end, from);
    if (to < 0) return kept + html.slice(at);
    kept += html.slice(at, from);
    at = to + end.length;
  }
}

/** The first element below, in the order of the document, that is so. */
export function find(tree: Parents, isSo: (each: Element) => boolean): Element | undefined {
  for (const node of tree.children) {
    if (node.type !== 'element') continue;
    if (isSo(node)) return node;
    const below = find(node, isSo);
    if (below) return below;
  }
  return undefined;
}

/** The main part of a page; all of it where it has none. */
export const mainOf = (tree: Root): Parents => find(tree, ({ tagName }) => tagName === 'main') ?? tree;

/** What a document has that others may lead to, and where it leads. */
export interface Outline {
  ids: string[];
  /** Addresses of links, frames, pictures and forms. */
  links: string[];
  /** Addresses of the links that a visitor, or a search engine, can follow. */
  anchors: string[];
  /** Addresses of the links in its main part. */
  main: string[];
  /** Link that an element describes (`aria-describedby`) → the description of each element with that link; empty for one without. */
  described: Record<string, string[]>;
  /** The pictures in its main part that say something: their addresses, and the words that stand for them. */
  pictures: { address: string; words: string }[];
  /** Changes with what can be read in its main part (of all of it, where it has none). */
  content: string;
}

/** What is no text for readers. */
const unread: ReadonlySet<string> = new Set(['script', 'style', 'template', 'svg']);

/** Dates as the site writes them, and years. */
const dates = /\d{1,2}\s+de\s+\p{L}+\s+de\s+\d{4}|\d{4}-\d{2}-\d{2}|\b20\d{2}\b/gu;

/** Element → the attributes that lead somewhere. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  form: ['action'],
  iframe: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
};

/** Reads the outline of a rendered page. `showsDay`: dates of today are left out of its hash, since they change each day. */
export function outlineOf(tree: Root, { showsDay = false }: { showsDay?: boolean } = {}): Outline {
  const main = mainOf(tree);
  const all = elementsIn(tree);
  const inMain = new Set(main === tree ? [] : elementsIn(main));
  const named = new Map(all.flatMap((each) => (each.properties.id ? [[each.properties.id, each] as const] : [])));
  const anchors = all.filter(({ tagName, properties }) => tagName === 'a' && properties.href !== undefined);
  const described: Outline['described'] = {};
  for (const { properties } of anchors) if (properties.ariaDescribedBy) described[String(properties.href)] = [];
  for (const { properties } of anchors) {
    const by = Array.isArray(properties.ariaDescribedBy) ? properties.ariaDescribedBy : [];
    described[String(properties.href)]?.push(by.map((id) => wordsOf(named.get(id))).join(' '));
  }
  const pictures = [...inMain].flatMap(({ tagName, properties: { src, alt } }) =>
    tagName === 'img' && alt && src ? [[src, alt] as const] : [],
  );
  const words = wordsOf(main).replaceAll(/\s+/gu, ' ').trim();
  return {
    ids: [...named.keys()],
    links: unique(all.flatMap(({ tagName, properties }) => addresses[tagName]?.map((name) => properties[name]) ?? [])),
    anchors: unique(anchors.map(({ properties }) => properties.href)),
    main: unique(anchors.filter((each) => inMain.has(each)).map(({ properties }) => properties.href)),
    described,
    pictures: [...new Map(pictures)].map(([address, text]) => ({ address, words: text })),
    content: createHash('sha256')
      .update(showsDay ? words.replaceAll(dates, '') : words)
      .digest('base64url')
      .slice(0, 10),
  };
}

/** Every element below, in the order of the document. */
export function elementsIn(tree: Parents): Element[] {
  const elements: Element[] = [];
  find(tree, (each) => {
    elements.push(each);
    return false;
  });
  return elements;
}

const unique = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined && value !== null).map(String)),
];

/** What can be read of it, with the words that stand for pictures. */
function wordsOf(node: Parents | undefined): string {
  if (!node || (node.type === 'element' && unread.has(node.tagName))) return '';
  const own = node.type === 'element' && node.tagName === 'img' && node.properties.alt;
  if (own) return ` ${own} `;
  return node.children
    .map((each) => (each.type === 'text' ? each.value : 'children' in each ? wordsOf(each) : ''))
    .join('');
}

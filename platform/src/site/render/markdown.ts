import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Element, ElementContent, Parents, Root } from 'hast';
import { elementsIn, find, mainOf } from './outline.ts';

/** A page to be written as text. */
export interface PageInWords {
  tree: Root;
  title: string;
  description: string;
  /** Its canonical address: links within the page and the site begin there. */
  address: string;
}

/** What is art, a control, or somebody else's page: nothing that can be read. */
const unread = new Set([
  ...['svg', 'script', 'style', 'template', 'noscript', 'nav', 'iframe', 'video', 'audio', 'canvas'],
  ...['input', 'select', 'textarea', 'option', 'label', 'progress'],
]);
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * The main part of a page as Markdown: heading, description and address, then all words in their order. Panels and dialogs that
 * are closed at first are included.
 */
export function markdownOf({ tree, title, description, address }: PageInWords): string {
  const main = mainOf(tree);
  const named = elementsIn(main).map((each) => [each.properties.id, wordsOf(each)] as const);
  const heading = find(main, ({ tagName }) => tagName === 'h1');
  const begin = [
    element('h1', [text(heading ? wordsOf(heading) : title)]),
    element('blockquote', [element('p', [text(description)])]),
    element('p', [element('a', [text(address)], { href: address })]),
  ];
  const labels = new Map(named.filter(([id]) => id !== undefined));
  const rest = readable(main.children, { labels, address, above: { level: 1 }, skipped: heading });
  const words = toMdast({ type: 'root', children: [...begin, ...rest] });
  return toMarkdown(words, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-', rule: '-' });
}

/** Words of the elements that others may be named by, by their id. */
type Labels = ReadonlyMap<unknown, string>;

interface Reading {
  labels: Labels;
  address: string;
  /** The heading above what is read at this moment. */
  above: { level: number };
  /** It is written already. */
  skipped: Element | undefined;
  inLink?: boolean;
  inHeading?: boolean;
  inCell?: boolean;
}

/** What opens and closes on a screen, and is read as if it stood there. */
const transparent = new Set(['button', 'summary', 'details', 'dialog', 'form']);

/** What words are marked by within a line. */
const marks = new Set(['strong', 'b', 'em', 'i', 's', 'del']);

/** Words that stand beside each other by style alone are apart. */
function apart(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) =>
    node.type === 'element' && nodes[index - 1]?.type === 'element' ? [text(' '), node] : [node],
  );
}

/** The nodes without space at the ends, which Markdown cannot mark. */
function trimmed(nodes: ElementContent[]): ElementContent[] {
  return nodes.map((node, index) => {
    if (node.type !== 'text') return node;
    const begun = index === 0 ? node.value.trimStart() : node.value;
    return text(index === nodes.length - 1 ? begun.trimEnd() : begun);
  });
}

/** The nodes without those that are not read, every link and picture by its whole address. */
function readable(nodes: Parents['children'], reading: Reading): ElementContent[] {
  const { above, labels } = reading;
  const read = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [text(node.value.replaceAll('\u00AD', ''))];
    if (node.type !== 'element' || node === reading.skipped || isUnread(node, reading)) return [];
    const { tagName, properties } = node;
    const hasHeading = (): boolean => find(node, (each) => headings.includes(each.tagName)) !== undefined;
    if (tagName === 'summary' && !hasHeading()) return [headingBelow(above.level, wordsOf(node))];
    if (properties.role === 'tabpanel' && !hasHeading()) {
      const name = accessibleNameOf(node, labels);
      return [...(name === '' ? [] : [headingBelow(above.level, name)]), ...readable(node.children, reading)];
    }
    const level = headings.indexOf(tagName) + 1;
    if (level > 0) above.level = level;
    const isLink = tagName === 'a';
    const within: Reading = {
      ...reading,
      inLink: reading.inLink === true || isLink,
      inHeading: reading.inHeading === true || level > 0,
      inCell: reading.inCell === true || tagName === 'td' || tagName === 'th',
    };
    const children = readable(node.children, within);
    if (transparent.has(tagName)) return children;
    const isWordless = isLink && wordsOf({ ...node, children }) === '';
    const name = isWordless ? linkName(node, labels) : '';
    // A picture that is a link is read as the picture.
    if (isWordless && name === '') return children;
    const said = isWordless ? [text(name)] : children;
    return [
      {
        ...node,
        // A cell of a table has one line.
        tagName: reading.inCell === true && (tagName === 'p' || tagName === 'div') ? 'span' : tagName,
        properties: { ...properties, ...wholeAddresses(node, reading.address) },
        children: marks.has(tagName) ? trimmed(said) : said,
      },
    ];
  });
  return apart(read);
}

function isUnread(node: Element, { inLink, inHeading }: Reading): boolean {
  const { tagName, properties } = node;
  const { hidden, ariaHidden, role, alt, className } = properties;
  if (unread.has(tagName) || ariaHidden === 'true' || role === 'tablist' || role === 'status') return true;
  if (tagName === 'button') return inHeading !== true;
  if (tagName === 'img') return !alt;
  // What opens later is read; what is hidden for another reason is not.
  if (hidden !== undefined && hidden !== false && hidden !== 'until-found') return role !== 'tabpanel';
  // Where a link opens matters to who presses it.
  const classes = Array.isArray(className) ? className : [];
  return inLink === true && classes.some((name) => name.startsWith('visuallyHidden'));
}

function accessibleNameOf({ properties }: Element, labels: Labels): string {
  const { ariaLabel, ariaLabelledBy } = properties;
  if (typeof ariaLabel === 'string') return ariaLabel;
  const ids = Array.isArray(ariaLabelledBy) ? ariaLabelledBy : [];
  return ids
    .map((id) => labels.get(id) ?? '')
    .join(' ')
    .trim();
}

/** What a link without words is called; what stands in brackets at its end is how it opens. */
function linkName(node: Element, labels: Labels): string {
  return (accessibleNameOf(node, labels) || wordsOf(node)).replace(/\s*\([^()]*\)$/, '');
}

function headingBelow(level: number, words: string): Element {
  return element(headings[level] ?? 'h6', [text(words)]);
}

function wholeAddresses({ properties: { href, src } }: Element, base: string): Record<string, string> {
  const whole = (name: string, value: unknown): Record<string, string> =>
    typeof value === 'string' && URL.canParse(value, base) ? { [name]: new URL(value, base).href } : {};
  return { ...whole('href', href), ...whole('src', src) };
}

function wordsOf(tree: Parents): string {
  const words = tree.children.map((node) => {
    if (node.type === 'text') return node.value;
    return node.type === 'element' && !unread.has(node.tagName) && node.properties.ariaHidden !== 'true'
      ? wordsOf(node)
      : '';
  });
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}

function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

import type { Element, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A page's HTML as a tree, without art, which is most of it and takes longest to parse. No art stands within other art. */
export const treeOf = (html: string): Root => fromHtml(html.replaceAll(/<svg[ >].*?<\/svg>/gs, ''), { fragment: true });

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

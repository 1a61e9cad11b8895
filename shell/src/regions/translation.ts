/** What a browser's translation puts around each text, once more around each of its sentences. */
const wrapper = 'font';

/** Texts of an element in the order of the document, without those of sections, whose HTML is kept. */
function textsIn(nodes: Iterable<Node>): Node[] {
  return [...nodes].flatMap((node): Node[] => {
    if (node instanceof Text) return node.data.trim() ? [node] : [];
    if (!(node instanceof Element) || node.matches('[data-static], [data-near], script, style')) return [];
    return node.localName === wrapper ? [node] : textsIn(node.childNodes);
  });
}

/**
 * Gives texts that React has rendered anew the words of the translation that they replace, so that no frame shows the page's own language and
 * nothing moves. The text nodes stay React's. Leaves everything as it is where the nodes before are not translated, or do not correspond to
 * those now.
 */
export function keepTranslation(before: Iterable<Node>, now: Iterable<Node>): void {
  const former = textsIn(before);
  if (!former.some((node) => node instanceof Element)) return;
  const texts = textsIn(now);
  if (texts.length !== former.length) return;
  for (const [index, text] of texts.entries()) {
    const words = former[index];
    if (text instanceof Text && words instanceof Element) text.data = words.textContent;
  }
}

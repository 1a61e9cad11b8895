import { headElements, pageElements, type PageHead } from '@mosaico/shared-types';

/** Makes the present document's head say this of the page, and nothing of the page before it. */
export function applyHead(head: PageHead): void {
  const former = new Set(document.head.querySelectorAll(pageElements));
  for (const { tag, attributes, text = '' } of headElements(head)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    const same = [...former].find((each) => each.isEqualNode(element));
    if (same) former.delete(same);
    else document.head.append(element);
  }
  for (const each of former) each.remove();
}

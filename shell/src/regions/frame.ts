import { partAttribute, rootId } from '@mosaico/shared-types';
import styles from '../layout/layout.module.css';

/** The regions of a document, in their order. Toasts are a region of their own, beside the root. */
export interface Regions<Value> {
  header: Value;
  page: Value;
  footer: Value;
}

/** Of the ids that React makes in each: no two may make the same. */
export const identifierPrefixes: Regions<string> = { header: 'h', page: 'p', footer: 'f' };

/** What the boot script calls a page of the shell itself. */
const shell = 'shell';

/** HTML of the root element: its regions around what is prerendered in them. */
export function frameOf({ header, page, footer }: Regions<string>, workspace = shell): string {
  return [
    `<div ${partAttribute}="header">${header}</div>`,
    `<main class="${styles.main}" id="contenido" tabindex="-1" ${partAttribute}="${workspace}">${page}</main>`,
    `<div ${partAttribute}="footer">${footer}</div>`,
  ].join('');
}

/** The regions' elements in the document. Empty ones are made where it has none. Throws where it has no root element. */
export function regionsIn(document: Document): Regions<HTMLElement> {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The document has no element with the id "${rootId}" to render in.`);
  // What an extension puts beside them is none.
  const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(`:scope > ${selector}`);
  if (!find('main')) root.innerHTML = frameOf({ header: '', page: '', footer: '' });
  const [header, page, footer] = [find(`[${partAttribute}=header]`), find('main'), find(`[${partAttribute}=footer]`)];
  if (!header || !page || !footer) throw new Error('The document lacks a region: compose it anew.');
  return { header, page, footer };
}

/** Whose code a region waits for. */
export function partOf(region: HTMLElement): string {
  return region.getAttribute(partAttribute) ?? '';
}

/** Notes whose code the page region waits for. */
export function nameWorkspace(page: HTMLElement, workspace = shell): void {
  page.setAttribute(partAttribute, workspace);
}

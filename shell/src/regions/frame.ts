import { islandAttribute, rootId } from '@mosaico/shared-types';
import styles from '../layout/layout.module.css';

/** The regions of a document, in their order. Toasts have another React root, beside these. */
export interface Regions<Value> {
  header: Value;
  page: Value;
  footer: Value;
}

/** Prefixes of `useId` in each region: ids must differ between React roots. */
export const identifierPrefixes: Regions<string> = { header: 'h', page: 'p', footer: 'f' };

/** The name of the page region's island where the page is one of the shell itself. */
const shell = 'shell';

/** HTML of the root element: the regions with their prerendered HTML. */
export function frameOf({ header, page, footer }: Regions<string>, workspace = shell): string {
  return [
    `<div ${islandAttribute}="header">${header}</div>`,
    `<main class="${styles.main}" id="contenido" tabindex="-1" ${islandAttribute}="${workspace}">${page}</main>`,
    `<div ${islandAttribute}="footer">${footer}</div>`,
  ].join('');
}

/**
 * The regions' elements in the document, wherever in the root an extension has put them. One that is not there is created. Throws where
 * there is no root element.
 */
export function regionsIn(document: Document): Regions<HTMLElement> {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The document has no element with the id "${rootId}" to render in.`);
  const empty = document.createElement('div');
  empty.innerHTML = frameOf({ header: '', page: '', footer: '' });
  const regionAt = (selector: string): HTMLElement => {
    const region = root.querySelector<HTMLElement>(selector) ?? empty.querySelector<HTMLElement>(selector);
    if (!region) throw new Error(`The frame of a page has no ${selector}.`);
    if (!region.parentElement || region.parentElement === empty) root.append(region);
    return region;
  };
  return {
    header: regionAt(`[${islandAttribute}=header]`),
    page: regionAt(`main[${islandAttribute}]`),
    footer: regionAt(`[${islandAttribute}=footer]`),
  };
}

/** Name of a region's island: for the page, the workspace whose code it waits for. */
export function islandNameOf(region: HTMLElement): string {
  return region.getAttribute(islandAttribute) ?? '';
}

/** Names the workspace whose code the page region waits for. */
export function nameWorkspace(page: HTMLElement, workspace = shell): void {
  page.setAttribute(islandAttribute, workspace);
}

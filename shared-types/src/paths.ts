/**
 * The common form of all spellings of one address: the path in lower case, with single slashes and none at its end, without
 * needless percent-encoding, `.html` and `/index`. Server, hosts and browser use it with one table of addresses. Other encodings
 * (`%2f`) stay, and belong to no page.
 */
export function plainPath(pathname: string): string {
  const plain = pathname
    .replace(/%[2-7][\da-f]/gi, (code) => {
      const letter = String.fromCharCode(parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : code;
    })
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/([^/])\.html$/, '$1')
    .replace(/\/index$/, '');
  return plain === '' ? '/' : plain;
}

/** Address of an indexed page as a text (Markdown), by the page's path: `/planes-crm.md` of `/planes-crm`, `/index.md` of home. */
export function textPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/**
 * Signs that a chat takes for the end of a link: the sentence's punctuation, invisible letters, an emoji. No path of a page ends in one.
 * At most as many as keeps matching linear.
 */
const afterLink =
  /(?:(?<=[a-z\d])|(?<=\/)(?!\.))(?:[)\]}>.,;:!?'"*_~]|%(?:20|21|22|27|28|29|2a|2c|2e|3a|3b|3e|3f|5d|7d|[89a-f][\da-f])){1,24}$/;

/** The parameters of a campaign that were added to an address which has no question mark. */
const strayParameters = /(?<=[a-z\d/])&([^/]*)$/i;

/**
 * The common form of all spellings of one address: the path in lower case, with single slashes and none at its end, without
 * needless percent-encoding, `.html` and `/index`, and without what a chat has taken for a part of the link (`/planes-crm)`). Server, hosts and browser use it with one table of addresses. Other encodings
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
    .replace(strayParameters, '')
    .replace(afterLink, '')
    .replace(/\/$/, '')
    .replace(/([^/])\.html$/, '$1')
    .replace(/\/index$/, '');
  return plain === '' ? '/' : plain;
}

/**
 * The query of an address, with its question mark, whose path another spelling is (see {@link plainPath}): `/planes-crm&utm_source=x` has
 * the query `?utm_source=x`. Empty where there is none.
 */
export function queryOf(pathname: string, query: string): string {
  const stray = strayParameters.exec(pathname)?.[1];
  return stray === undefined ? query : `?${stray}${query.replace('?', '&')}`;
}

/** Address of an indexed page as a text (Markdown), by the page's path: `/planes-crm.md` of `/planes-crm`, `/index.md` of home. */
export function textPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

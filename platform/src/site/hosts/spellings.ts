/**
 * The spellings of a path that a host without patterns has to be told one by one, see `plainPath`. Case and slashes are left to
 * the host, and where it does not know them to the browser.
 */
export function spellingsOf(path: string): string[] {
  return path === '/' ? ['/index', '/index.html'] : [`${path}.html`, `${path}/index`, `${path}/index.html`];
}

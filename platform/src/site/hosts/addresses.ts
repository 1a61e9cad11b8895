/** What is for other hosts, or for the composer: dot files, and the rules of hosts that read them from files. */
const notServed = /(^|\/)\.(?!well-known\/)|^_(headers|redirects)$/;
const precompressed = /\.(br|gz)$/;

/** The files of a site that have an address. A precompressed file is sent instead of its original, and has none. */
export function servedNames(names: ReadonlySet<string>): string[] {
  const isPrecompressed = (name: string): boolean =>
    precompressed.test(name) && names.has(name.replace(precompressed, ''));
  return [...names].filter((name) => !notServed.test(name) && !isPrecompressed(name));
}

/**
 * The spellings of a path that a host without patterns has to be told one by one, see `plainPath`. Case and slashes are left to
 * the host, and where it does not know them to the browser.
 */
export function spellingsOf(path: string): string[] {
  return path === '/' ? ['/index', '/index.html'] : [`${path}.html`, `${path}/index`, `${path}/index.html`];
}

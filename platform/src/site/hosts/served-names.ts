/** What is for other hosts, or for the composer: dot files, and the rules of hosts that read them from files. */
const notServed = /(^|\/)\.(?!well-known\/)|^_(headers|redirects)$/;
const twin = /\.(br|gz)$/;

/** Those of a site's files that have an address: compressed twins are sent in place of theirs, never for themselves. */
export function servedNames(names: ReadonlySet<string>): string[] {
  const isTwin = (name: string): boolean => twin.test(name) && names.has(name.replace(twin, ''));
  return [...names].filter((name) => !notServed.test(name) && !isTwin(name));
}

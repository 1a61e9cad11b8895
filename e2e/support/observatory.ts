/** What the MDN HTTP Observatory sees of a site's home page. */
export interface Seen {
  /** Of the page behind TLS, in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  html: string;
  /** Where the address without TLS leads. */
  redirect: string | undefined;
}

/**
 * The score by the Observatory's published tables (algorithm 5), as far as a site without cookies and without scripts of others can
 * come: each line of what it tests, with the points over 100. Its own package cannot be a dependency of a test: it installs a
 * database's client and asks for public host names on the usual ports. What is not the best outcome there counts as nothing here.
 */
export function observatoryPoints({ headers, html, redirect }: Seen): Record<string, number> {
  const text = (name: string): string => String(headers[name] ?? '').toLowerCase();
  const inDocument = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const policy = directivesOf(inDocument);
  const sources = (name: string): string[] => policy[name] ?? policy['default-src'] ?? ['*'];
  const isBroad = (source: string): boolean => /^(?:\*|https?:(?:\/\/\*.*)?|ftp:)$/.test(source);
  const isUnsafe = (source: string): boolean => isBroad(source) || /^(?:'unsafe-(?:inline|eval)'|data:)$/.test(source);
  const isStrict =
    ![...sources('script-src'), ...sources('style-src')].some(isUnsafe) &&
    !sources('object-src').some(isBroad) &&
    !Object.values(policy).flat().includes('http:') &&
    ["'none'", "'self'"].includes(policy['form-action']?.join(' ') ?? '');
  const maxAge = Number(/max-age=(\d+)/.exec(text('strict-transport-security'))?.[1] ?? 0);
  const scripts = html.match(/<script [^>]*\bsrc="[^>]*>/g) ?? [];
  return {
    'content-security-policy': isStrict && policy['default-src']?.join(' ') === "'none'" ? 10 : -25,
    cookies: headers['set-cookie'] === undefined ? 0 : -40,
    'cross-origin-resource-sharing': headers['access-control-allow-origin'] === undefined ? 0 : -50,
    'cross-origin-resource-policy': /^same-(?:origin|site)$/.test(text('cross-origin-resource-policy')) ? 10 : -5,
    redirection: redirect?.startsWith('https://') ? 0 : -20,
    'referrer-policy': text('referrer-policy') === 'strict-origin-when-cross-origin' ? 5 : -5,
    'strict-transport-security': maxAge >= 15_552_000 ? 0 : -20,
    'subresource-integrity': scripts.some((script) => /\bintegrity="sha/.test(script)) ? 5 : 0,
    'x-content-type-options': text('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': directivesOf(text('content-security-policy'))['frame-ancestors'] ? 5 : -20,
  };
}

/** The directives of a policy, each with its sources. */
function directivesOf(policy: string): Partial<Record<string, string[]>> {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

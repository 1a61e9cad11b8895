import type { Release, ReleasePage } from 'shared-types/schemas';

/** A page for tests. */
export function pageOf(path: string, more: Partial<ReleasePage> = {}): ReleasePage {
  const key = path.slice(1) || 'home';
  return {
    key,
    screen: `./${key}.tsx`,
    path,
    title: `Page ${key}`,
    description: `A description of ${key} that is long enough for a search engine.`,
    directory: { name: key, category: 'Planes' },
    aliases: [],
    indexed: true,
    embeddable: false,
    scripts: [`${key}.js`],
    consumes: [],
    ...more,
  };
}

/** What a release for tests says it was built with. */
export function builtWith(more: Partial<Release['built']> = {}): Release['built'] {
  return {
    at: '2026-11-21T10:00:00.000Z',
    contract: '1.0.0',
    runtime: { version: '2.9.2', options: { shareStrategy: 'loaded-first' } },
    ...more,
  };
}

/** A release for tests: a remote without pages unless told otherwise. */
export function releaseOf(workspace: string, more: Partial<Release> = {}): Release {
  return {
    schema: 2,
    workspace,
    version: '1.0.0',
    built: builtWith(),
    role: workspace === 'shell' ? 'shell' : 'remote',
    client: { entry: workspace === 'shell' ? 'shell.js' : 'remote-entry.js', initial: [] },
    server: { entry: 'entry.cjs' },
    pages: [],
    facts: {},
    offers: {},
    slots: [],
    pieces: {},
    shared: { provides: [], consumes: [] },
    files: {},
    ...more,
  };
}

type Consume = Release['shared']['consumes'][number];

/** A shared module that a release asks for. */
export function consumeOf(key: string, more: Partial<Consume> = {}): Consume {
  return { key, range: '^1.0.0', singleton: true, uses: {}, fallback: [], fallbackConsumes: [], ...more };
}

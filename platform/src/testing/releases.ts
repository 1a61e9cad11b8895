import type { Change } from '../environments/next-revision.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release, ReleasePage } from '@mosaico/shared-types/schemas';
import { keysBelow } from '../lib/files-below.ts';
import { hashOf } from '../lib/hashes.ts';

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

/** A release for tests: by default a remote without pages. */
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
  return { key, range: '^1.0.0', singleton: true, uses: [], fallback: [], fallbackConsumes: [], ...more };
}

/** Writes a release with these files (name → content) as a build does: its `release.json` lists them. Returns the folder. */
export function writeBuilt(
  built: string,
  workspace: string,
  files: Readonly<Record<string, string>>,
  more: Partial<Release> = {},
): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(built, name)), { recursive: true });
    writeFileSync(join(built, name), content);
  }
  const listed = keysBelow(built);
  const hashes = listed
    .filter((name) => name !== 'release.json')
    .map((name) => [name, hashOf(readFileSync(join(built, name)))] as const);
  const release = releaseOf(workspace, { files: Object.fromEntries(hashes), ...more });
  writeFileSync(join(built, 'release.json'), JSON.stringify(withOwnScripts(release)));
  return built;
}

/** A fixture's pages name scripts that nobody has written: it loads those that are there. */
function withOwnScripts(release: Release): Release {
  const own = (scripts: readonly string[]): string[] => scripts.filter((script) => `client/${script}` in release.files);
  const { pages, shared } = release;
  return {
    ...release,
    pages: pages.map((page) => ({ ...page, scripts: own(page.scripts) })),
    shared: { ...shared, consumes: shared.consumes.map((each) => ({ ...each, fallback: own(each.fallback) })) },
  };
}

/** Changes of a promotion to these releases (`mf-plans@1.4.0`). */
export const changesTo = (releases: readonly string[]): Change[] =>
  releases.map((release) => {
    const [workspace = '', version = ''] = release.split('@');
    return { workspace, version };
  });

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@mosaico/shared-types/schemas';
import type { Store } from '../store/store.ts';
import { folderStore } from '../store/stores.ts';
import { pageOf, writeBuilt } from './releases.ts';
import { siteOf } from './site.ts';

/** A small site for tests: a shell and remotes without React, whose pages say which release they are of. */
export interface FixtureStore {
  store: Store;
  /** Folder with the site configuration. */
  configurationFolder: string;
  /** Builds a release of a workspace and gives its folder; a remote has the given pages, or one at `/<workspace>`; `client` adds files. */
  build(workspace: string, version: string, more?: FixtureRelease, client?: Record<string, string>): string;
  /** Builds and publishes one. */
  publish(...release: Parameters<FixtureStore['build']>): Promise<Release>;
}

/**
 * What a fixture release may have of its own; `render` is the body of a function of the path and of `ask`, which answers from
 * the table (what stays HTML asks with a second argument); `uses` are its pages' slots.
 */
type FixtureRelease = Partial<Release> & { render?: string; uses?: string[] };

/** Prerenders what each remote's container says. */
const shellServer = `
exports.createRenderer = ({ routes, lookup }, containers) => async (path) => {
  const asked = [];
  const still = [];
  const ask = (key, isStill) => { asked.push(key); if (isStill) still.push(key); return lookup(key); };
  const route = routes.find((each) => each.path === path);
  if (!route) return { head: '<title>404</title>', body: 'nothing here', asked };
  // Links to every page, so that none is an orphan.
  const links = () => ask('routes').map((each) => '<a href="' + each.path + '"></a>').join('');
  const container = route.workspace === 'shell' ? { render: () => 'home' + links() } : containers(route.workspace);
  const body = await container.render(path, ask);
  for (const name of container.uses || []) ask('slot:' + name);
  return { head: '<title>' + route.title + '</title>', body, asked, still };
};`;

/** Makes a store in `folder` for fixture releases. */
export function fixtureStore(folder: string, store: Store = folderStore(join(folder, 'store'))): FixtureStore {
  const configurationFolder = join(folder, 'configuration');
  mkdirSync(configurationFolder, { recursive: true });
  writeFileSync(join(configurationFolder, 'site.json'), JSON.stringify(siteOf()));
  const build: FixtureStore['build'] = (workspace, version, { render, uses = [], ...more } = {}, client = {}) => {
    const isShell = workspace === 'shell';
    const built = join(folder, 'built', `${workspace}-${version}`);
    const says = `return ${JSON.stringify(`${workspace}@${version}`)} + ' at ' + path`;
    const server = isShell
      ? shellServer
      : `exports.get = () => undefined; exports.init = () => undefined; exports.uses = ${JSON.stringify(uses)}; exports.render = (path, ask) => { ${render ?? says} };`;
    const own = Object.fromEntries(Object.entries(client).map(([name, text]) => [`client/${name}`, text]));
    const entry = `${workspace}.${version}.js`;
    const files = { [`client/${entry}`]: `// ${workspace}@${version}\n`, 'server/entry.cjs': server, ...own };
    return writeBuilt(built, workspace, files, {
      version,
      client: { entry, initial: [] },
      pages: [pageOf(isShell ? '/' : `/${workspace}`)],
      ...more,
    });
  };
  return {
    store,
    configurationFolder,
    build,
    async publish(...release) {
      await store.publishRelease(build(...release));
      return store.release(release[0], release[1]);
    },
  };
}

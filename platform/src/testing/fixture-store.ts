import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'shared-types/schemas';
import { FolderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { pageOf, releaseOf } from './releases.ts';
import { siteOf } from './site.ts';

/** A small site for tests: a shell and remotes without React, whose pages say which release they are of. */
export interface FixtureStore {
  store: Store;
  /** Folder with the site configuration. */
  configurationFolder: string;
  /** Publishes a release of a workspace; a remote has the given pages, or one at `/<workspace>`. */
  publish(workspace: string, version: string, more?: Partial<Release> & { render?: string }): Promise<Release>;
}

/** Prerenders what each remote's container says; `render` is the body of a function of the path. */
const shellServer = `
exports.createRenderer = ({ routes, slots }, containers) => async (path) => {
  const route = routes.find((each) => each.path === path);
  if (!route) return { head: '<title>404</title>', body: 'nothing here', slots: [] };
  const container = route.workspace === 'shell' ? { render: () => 'home' } : containers(route.workspace);
  return { head: '<title>' + route.title + '</title>', body: container.render(path), slots: [] };
};`;

/** Makes a store in `folder` for fixture releases. */
export function fixtureStore(folder: string, store: Store = new FolderStore(join(folder, 'store'))): FixtureStore {
  const configurationFolder = join(folder, 'configuration');
  mkdirSync(configurationFolder, { recursive: true });
  writeFileSync(join(configurationFolder, 'site.json'), JSON.stringify(siteOf()));
  return {
    store,
    configurationFolder,
    publish: (workspace, version, { render, ...more } = {}) => {
      const isShell = workspace === 'shell';
      const built = join(folder, 'built', `${workspace}-${version}`);
      for (const side of ['client', 'server']) mkdirSync(join(built, side), { recursive: true });
      const says = `return ${JSON.stringify(`${workspace}@${version}`)} + ' at ' + path`;
      const server = isShell
        ? shellServer
        : `exports.get = () => undefined; exports.init = () => undefined; exports.render = (path) => { ${render ?? says} };`;
      writeFileSync(join(built, 'client', `${workspace}.${version}.js`), `// ${workspace}@${version}\n`);
      writeFileSync(join(built, 'server', 'entry.cjs'), server);
      const release = releaseOf(workspace, {
        version,
        client: { entry: `${workspace}.${version}.js`, initial: [] },
        pages: [pageOf(isShell ? '/' : `/${workspace}`)],
        ...more,
      });
      writeFileSync(join(built, 'release.json'), JSON.stringify(release));
      return store.publishRelease(built);
    },
  };
}

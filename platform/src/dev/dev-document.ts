import type { Bootstrap } from 'shared-types';
import type { SiteConfiguration } from 'shared-types/schemas';
import { declaredPages } from '../build/declared-pages.ts';
import { offeredSlots } from '../build/screen-requests.ts';
import { documentOf } from '../compose/document.ts';
import { routesOf } from '../compose/routes.ts';
import type { Workspace } from '../workspaces.ts';
import { devAddress, devEntry } from './dev-config.ts';

/** What the development site is made of. */
export interface DevSite {
  /** Workspaces that run from source. */
  workspaces: readonly Workspace[];
  configuration: SiteConfiguration;
  /** The published rest: routes and entries of the environment that the other workspaces come from. */
  published: Pick<Bootstrap, 'routes' | 'remotes' | 'slots'>;
}

/** The development document of a path, or nothing if no page has it. Pages are read anew, so a new one shows on reload. */
export async function devDocument(site: DevSite, pathname: string): Promise<string | undefined> {
  const bootstrap = await devBootstrap(site);
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const route = bootstrap.routes.find((each) => [each.path, ...each.aliases].includes(path));
  const looksLikeFile = /\.\w+$/.test(path) || path.startsWith('/demo/');
  if (!route && looksLikeFile) return undefined;
  const shell = site.workspaces.find((workspace) => workspace.role === 'shell');
  if (!shell) throw new Error('The shell always runs from source in development, and is not among the workspaces.');
  return documentOf({
    page: {
      head: `<title>${route?.title ?? ''}</title><meta name="description" content=""><link rel="icon" href="/favicon.svg">`,
      body: '',
    },
    bootstrap,
    start: [`${devAddress(shell)}shell.js`],
    preload: [],
    redirect: route?.redirect,
  });
}

async function devBootstrap({ workspaces, configuration, published }: DevSite): Promise<Bootstrap> {
  const names = new Set(workspaces.map((workspace) => workspace.name));
  const own = await Promise.all(
    workspaces.map(async (workspace) => routesOf(workspace.name, await declaredPages(workspace), configuration)),
  );
  const remotes = workspaces.filter((workspace) => workspace.role === 'remote');
  return {
    environment: 'development',
    revision: 0,
    created: new Date().toISOString(),
    remotes: {
      ...published.remotes,
      ...Object.fromEntries(remotes.map((workspace) => [workspace.name, devAddress(workspace) + devEntry])),
    },
    routes: [...published.routes.filter((route) => !names.has(route.workspace)), ...own.flat()],
    slots: {
      ...published.slots,
      ...Object.fromEntries(remotes.flatMap((remote) => offeredSlots(remote).map((slot) => [slot, remote.name]))),
    },
    site: configuration,
  };
}

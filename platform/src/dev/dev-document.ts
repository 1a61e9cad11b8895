import type { SiteTable } from 'shared-types';
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
  published: Pick<SiteTable, 'routes' | 'slots'> & { remotes: Record<string, string> };
}

/** The development document of a path, or nothing if no page has it. Pages are read anew, so a new one shows on reload. */
export async function devDocument(site: DevSite, pathname: string): Promise<string | undefined> {
  const { table, remotes } = await devTable(site);
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const route = table.routes.find((each) => [each.path, ...each.aliases].includes(path));
  const looksLikeFile = /\.\w+$/.test(path) || path.startsWith('/demo/');
  if (!route && looksLikeFile) return undefined;
  const shell = site.workspaces.find((workspace) => workspace.role === 'shell');
  if (!shell) throw new Error('The shell always runs from source in development, and is not among the workspaces.');
  const start = `${devAddress(shell)}shell.js`;
  return documentOf({
    page: {
      head: `<title>${route?.title ?? ''}</title><meta name="description" content=""><link rel="icon" href="/favicon.svg">`,
      body: '',
    },
    facts: { table, remotes, shell: start, composed: new Date().toISOString().slice(0, 10) },
    routes: table.routes,
    start: [start],
    preload: [],
    redirect: route?.redirect,
  });
}

async function devTable({
  workspaces,
  configuration,
  published,
}: DevSite): Promise<{ table: SiteTable; remotes: Record<string, string> }> {
  const names = new Set(workspaces.map((workspace) => workspace.name));
  const own = await Promise.all(
    workspaces.map(async (workspace) => routesOf(workspace.name, await declaredPages(workspace), configuration)),
  );
  const remotes = workspaces.filter((workspace) => workspace.role === 'remote');
  return {
    remotes: {
      ...published.remotes,
      ...Object.fromEntries(remotes.map((workspace) => [workspace.name, devAddress(workspace) + devEntry])),
    },
    table: {
      routes: [...published.routes.filter((route) => !names.has(route.workspace)), ...own.flat()],
      slots: {
        ...published.slots,
        ...Object.fromEntries(remotes.flatMap((remote) => offeredSlots(remote).map((slot) => [slot, remote.name]))),
      },
      site: configuration,
    },
  };
}

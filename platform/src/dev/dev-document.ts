import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bootstrap, Route } from 'shared-types';
import { checkedWith, pagesSchema, type SiteConfiguration } from 'shared-types/schemas';
import { documentOf } from '../compose/document.ts';
import type { Workspace } from '../workspaces.ts';
import { devAddress, devEntry } from './dev-config.ts';

/** What the development site is made of. */
export interface DevSite {
  /** Workspaces that run from source. */
  workspaces: readonly Workspace[];
  configuration: SiteConfiguration;
  /** The published rest: routes and entries of the environment that the other workspaces come from. */
  published: Pick<Bootstrap, 'routes' | 'remotes'>;
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
  });
}

async function devBootstrap({ workspaces, configuration, published }: DevSite): Promise<Bootstrap> {
  const names = new Set(workspaces.map((workspace) => workspace.name));
  const own = await Promise.all(workspaces.map(routesFromSource));
  const remotes = workspaces.filter((workspace) => workspace.role === 'remote');
  return {
    environment: 'development',
    revision: 0,
    remotes: {
      ...published.remotes,
      ...Object.fromEntries(remotes.map((workspace) => [workspace.name, devAddress(workspace) + devEntry])),
    },
    routes: [...published.routes.filter((route) => !names.has(route.workspace)), ...own.flat()],
    site: configuration,
  };
}

async function routesFromSource(workspace: Workspace): Promise<Route[]> {
  const file = join(workspace.folder, 'src', 'pages.ts');
  // The query makes Node read a changed file again.
  const module = (await import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`)) as {
    default: unknown;
  };
  const pages = checkedWith(pagesSchema, module.default, `${workspace.name}/src/pages.ts`);
  return Object.entries(pages).map(([page, declaration]) => ({ ...declaration, page, workspace: workspace.name }));
}

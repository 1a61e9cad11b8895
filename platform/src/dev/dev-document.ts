import type { SiteManifest } from '@mosaico/shared-types';
import type { SiteConfiguration } from '@mosaico/shared-types/schemas';
import { declarationsOf } from '../build/declared.ts';
import { devEntry } from '../build/preset.ts';
import { developmentEntry } from '../store/development-shell.ts';
import { browserScript } from '../lib/dist.ts';
import { documentOf } from '../site/write/document.ts';
import { pageAt } from '../site/render/pages.ts';
import { siteTable } from '../table/site-table.ts';
import type { Workspace } from '../lib/workspaces.ts';
import { devAddress } from './dev-config.ts';
import type { Published } from './published.ts';

/** What the development site is made of. */
export interface DevSite {
  /** Workspaces that run from source. */
  workspaces: readonly Workspace[];
  configuration: SiteConfiguration;
  /** Where the development server answers with that. */
  site: string;
  published: Published;
}

/**
 * The development document of a path, or nothing if no page has it. Declarations are read anew, so a new page or another
 * price shows on reload.
 */
export async function devDocument(dev: DevSite, pathname: string): Promise<string | undefined> {
  const now = await devSiteManifest(dev);
  const path = pageAt(now.table.routes)(pathname);
  const route = now.table.routes.find((each) => each.path === path);
  if (!route && looksLikeFile(pathname)) return undefined;
  return documentOf({
    page: {
      head: `<title>${route?.title ?? ''}</title><meta name="description" content=""><link rel="icon" href="/favicon.svg"><link rel="stylesheet" crossorigin href="${now.shell.replace(/\.js$/, '.css')}">`,
      body: '',
    },
    bootstrapData: { site: now.site, shell: now.shell, remotes: now.remotes, shown: {}, whole: now },
    bootScript: await browserScript('boot'),
    start: [now.shell],
    preload: [],
    redirect: route?.redirect,
  });
}

/** Whether a path is rather a file's than a page's. */
export const looksLikeFile = (pathname: string): boolean => /\.\w+$/.test(pathname) || pathname.startsWith('/demo/');

/** What the site is at this moment, as far as it runs from source. */
async function devSiteManifest({ workspaces, configuration, site, published }: DevSite): Promise<SiteManifest> {
  const shell = workspaces.find((workspace) => workspace.role === 'shell');
  const own = await Promise.all(workspaces.map((workspace) => declarationsOf(workspace)));
  const remotes = workspaces.filter(({ role }) => role === 'remote');
  return {
    revision: 0,
    site,
    shell: shell ? devAddress(shell) + developmentEntry : (published.shell ?? ''),
    remotes: {
      ...published.remotes,
      ...Object.fromEntries(remotes.map((workspace) => [workspace.name, devAddress(workspace) + devEntry])),
    },
    table: siteTable([...published.declarations, ...own], configuration).table,
  };
}

import type { PageBootstrapData, SiteManifest } from '@mosaico/shared-types';
import { routeOf } from './routes.ts';

/** What a document says, for tests: a page of mf-plans that links to one of mf-crm. */
export const bootstrapData: PageBootstrapData = {
  site: '/assets/site/1.json',
  shell: '/assets/shell/1.js',
  remotes: { 'mf-plans': '/assets/mf-plans/1.js' },
  shown: { 'page:mf-crm/crm-plans': '/crm', today: '2026-11-21', year: '2026' },
};

/** What a site says that shows the same, and mf-crm. */
export const siteManifest: SiteManifest = {
  revision: 7,
  site: bootstrapData.site,
  shell: bootstrapData.shell,
  remotes: { ...bootstrapData.remotes, 'mf-crm': '/assets/mf-crm/1.js' },
  table: {
    routes: [routeOf('/planes-crm', { workspace: 'mf-crm', page: 'crm-plans' })],
    facts: {},
    offers: {},
    slots: {},
  },
};

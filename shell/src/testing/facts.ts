import type { NewestRevision, PageFacts } from 'shared-types';

/** What a document says, for tests: a page of mf-plans. */
export const facts = {
  table: '/assets/site/table.1.json',
  shell: '/assets/shell/1.js',
  remotes: { 'mf-plans': '/assets/mf-plans/1.js' },
  composed: '2026-11-21',
} satisfies PageFacts;

/** What a site says that shows the same, and mf-crm. */
export const shown: NewestRevision = {
  revision: 7,
  table: facts.table,
  shell: facts.shell,
  remotes: { ...facts.remotes, 'mf-crm': '/assets/mf-crm/1.js' },
};

import { dayIn, type PublicData, type SiteConfiguration } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import type { ResolvedSite } from '../site/resolve/resolve.ts';
import { declarationsIn } from '../table/declarations.ts';
import { siteTable } from '../table/site-table.ts';
import { releaseOf } from './releases.ts';
import { siteOf } from './site.ts';

/** What a composition for tests may have of its own. */
interface CompositionParts {
  site?: SiteConfiguration;
  /** Folder of the configuration's public files. Default: there are none. */
  publicFolder?: string;
  /** Its data files, by their addresses. Default: there are none. */
  data?: Partial<PublicData>;
  /** When its revision was made. */
  created?: string;
}

/** A composition of these releases for tests, without a store; a shell without pages is added where there is none. */
export function compositionOf(
  releases: readonly Release[],
  {
    site = siteOf(),
    publicFolder = '/no/public/files',
    data = {},
    created = '2026-11-21T10:00:00.000Z',
  }: CompositionParts = {},
): ResolvedSite {
  const shell = releases.find(({ role }) => role === 'shell') ?? releaseOf('shell');
  const remotes = releases.filter(({ role }) => role === 'remote');
  const { table, claimed, problems } = siteTable([shell, ...remotes].map(declarationsIn), site);
  return {
    revision: {
      schema: 1,
      environment: 'staging',
      revision: 1,
      releases: Object.fromEntries([shell, ...remotes].map(({ workspace, version }) => [workspace, version])),
      configuration: 'abc',
      created,
      reason: 'test',
    },
    shell,
    remotes,
    configuration: { site, publicFolder },
    table,
    claimed,
    data,
    today: dayIn(site, new Date(created)),
    siteFile: { address: '/assets/site/site.1.json', content: '{}' },
    entries: {},
    problems,
    notes: [],
    accepted: new Set(),
  };
}

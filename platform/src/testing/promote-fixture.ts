import { promote } from '../environments/promote.ts';
import type { FixtureStore } from './fixture-store.ts';
import { changesTo } from './releases.ts';

/** Promotes releases (`mf-plans@1.0.0`) of a fixture to `production`, whose compositions are below `sites`. */
export const promoteFixture = (
  { store, configurationFolder }: Pick<FixtureStore, 'store' | 'configurationFolder'>,
  sites: string,
  releases: readonly string[],
): ReturnType<typeof promote> =>
  promote(store, { environment: 'production', changes: changesTo(releases), configurationFolder, sites });

import * as v from 'valibot';
import { environmentName, type Revision } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import { configurationName } from '../store/configuration.ts';
import type { Store } from '../store/store.ts';
import { differences } from './history.ts';
import type { Change } from './next-revision.ts';
import type { Promotion } from './promote.ts';

/** What a new environment shall show. */
export interface NewEnvironment {
  environment: string;
  /** The environment whose releases, and configuration unless another is named, it begins with. */
  from?: string | undefined;
  /** Releases of its own, or in place of the source's. */
  changes: readonly Change[];
  configurationFolder?: string | undefined;
  sites: string;
  force?: string | undefined;
}

/**
 * The promotion that begins an environment, or its newest revision if it is there already, whatever its source has become since.
 * Throws for a bad name, an unknown source, nothing to show, and an environment that differs from what is named of releases and
 * configuration.
 */
export async function firstPromotion(
  store: Store,
  wanted: NewEnvironment,
): Promise<{ promotion: Promotion } | { newest: Revision }> {
  const { environment, from, changes, configurationFolder, sites, force } = wanted;
  refuseBadName(environment);
  if (from === undefined && (changes.length === 0 || configurationFolder === undefined))
    throw new Error(
      `What shall "${environment}" show? Name an environment to begin with (--from demo), or releases and a configuration ` +
        `(${command(`environment create ${environment} shell@2.0.0 mf-plans@1.4.0 --config environments/${environment}`)}).`,
    );
  const { revision: newest } = await store.head(environment);
  if (newest) {
    await refuseOther(newest, wanted);
    return { newest };
  }
  const source = from === undefined ? undefined : await store.revision(from);
  const mix = { ...source?.releases, ...named(changes) };
  return {
    promotion: {
      environment,
      changes: Object.entries(mix).map(([workspace, version]) => ({ workspace, version })),
      configurationFolder,
      configuration: source?.configuration,
      source,
      reason: source ? `created from ${source.environment}, revision ${source.revision}` : 'created',
      sites,
      force,
    },
  };
}

/** Throws if the environment shows something else than what is named. */
async function refuseOther(
  newest: Revision,
  { environment, changes, configurationFolder }: NewEnvironment,
): Promise<void> {
  const configuration = configurationFolder ? await configurationName(configurationFolder) : newest.configuration;
  if (differences(newest, { releases: { ...newest.releases, ...named(changes) }, configuration }).length > 0)
    throw new Error(
      `There is an environment "${environment}" already, and it shows something else. To change it: ` +
        command(`promote <release…> --env ${environment} --config <folder>`),
    );
}

const named = (changes: readonly Change[]): Record<string, string> =>
  Object.fromEntries(changes.map(({ workspace, version }) => [workspace, version]));

/** Throws for what cannot be an environment's name: it is a folder's, and part of addresses. */
export function refuseBadName(environment: string): void {
  if (v.safeParse(environmentName, environment).success) return;
  const name = environment.length > 80 ? `${environment.slice(0, 80)}…` : environment;
  throw new Error(`"${name}" is no name for an environment. Write lower-case letters, digits and dashes, 63 at most.`);
}

import type { Canary, Revision, SiteConfiguration } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import { without } from '../lib/without.ts';
import { unknownEnvironment, type Store } from '../store/store.ts';
import { noReports } from '../rollout/verdict-text.ts';
import { canaryName } from './canary-revisions.ts';
import { differences, madeLine } from './history.ts';

/** A site configuration's options for canaries. */
export type CanaryConfiguration = NonNullable<SiteConfiguration['canary']>;

/** The steps of a canary where the site configuration names none, in percent of visits. */
export const usualSteps = [5, 25, 50, 100];

/**
 * The revision that begins a canary: what `previous` shows, and the releases of `wanted` that differ for the first step's part of the visitors.
 * Throws where nobody would split the visitors, where a canary runs already, and for what a canary cannot be.
 */
export async function begunCanary(
  store: Store,
  previous: Revision | undefined,
  wanted: Revision,
  reason: string | undefined,
): Promise<Revision> {
  const { environment } = wanted;
  if (!previous) throw await unknownEnvironment(store, environment);
  const { steps = usualSteps } = await refuseCanary(store, previous);
  if (wanted.configuration !== previous.configuration)
    throw new Error(
      `A site configuration cannot be a canary: it says how hosts serve both arms. Promote it without --canary, then begin the canary.`,
    );
  const changed = differences(previous, wanted);
  const gone = changed.filter(({ to }) => to === undefined).map(({ what }) => what);
  if (gone.length > 0)
    throw new Error(
      `A canary shows further releases, and takes none away: ${gone.join(', ')} would be gone. Name the releases that are to change.`,
    );
  const releases = Object.fromEntries(changed.map(({ what, to = '' }) => [what, to]));
  if (changed.length === 0)
    throw new Error(
      `Nothing differs: "${environment}" shows these releases to all its visitors already, since ${madeLine(previous)}.`,
    );
  const [weight = 100] = steps;
  if (weight === 100)
    throw new Error(
      `The site configuration of "${environment}" has one step, of 100 %: that is no canary. Add smaller steps ("steps": ${JSON.stringify(usualSteps)}), or ship without --canary.`,
    );
  const { created, revision: number, by, digests = {} } = wanted;
  const canary = {
    number,
    releases,
    digests: Object.fromEntries(Object.keys(releases).map((each) => [each, digests[each] ?? ''])),
    weight,
    steps: [...steps],
    steppedAt: created,
  };
  return {
    ...without(previous, 'canaryEnd', 'sameAs', 'back', 'rolledBack', 'by'),
    revision: number,
    created,
    reason: reason ?? `canary: ${wanted.reason}`,
    ...(by && { by }),
    canary,
  };
}

/** The site configuration's options for canaries. Throws where none can begin: nobody would split the visitors, or one runs. */
export async function refuseCanary(store: Store, shown: Revision): Promise<CanaryConfiguration> {
  const { environment, configuration, canary } = shown;
  const { site } = await store.configuration(configuration);
  if (canary) throw new Error(runsAlready(shown, canary, await store.revision(environment, canary.number)));
  return site.canary ?? refuseUnsplit(environment);
}

/** Throws where a canary would go on with a site configuration that says nothing of who splits the visitors. */
export async function refuseWithoutSplit(
  store: Store,
  { canary, configuration, environment }: Revision,
): Promise<void> {
  if (!canary) return;
  const { site } = await store.configuration(configuration);
  if (site.canary) return;
  throw new Error(
    `The ${canaryName(canary)} of "${environment}" runs, and the new site configuration has no "canary": nobody would split the visitors any more. ` +
      `Keep that key, or end the canary first: ${endings(environment)}`,
  );
}

/** What to know of a canary that runs in a revision and of which nothing is reported: one line, or none. */
export async function unreportedNote(
  store: Pick<Store, 'configuration'>,
  { canary, configuration }: Pick<Revision, 'canary' | 'configuration'>,
): Promise<string[]> {
  if (!canary) return [];
  const { site } = await store.configuration(configuration);
  return site.reports ? [] : [`The ${canaryName(canary)}: ${noReports}.`];
}

/** Throws, saying who can split visitors and what to write. */
function refuseUnsplit(environment: string): never {
  throw new Error(
    [
      `Nobody would split the visitors of "${environment}": its site configuration has no "canary".`,
      '"mosaico serve" can split them, and nginx with the files of the composition; for a bucket behind Cloudflare or CloudFront an edge function can.',
      'A bucket alone cannot. Write in site.json who does ("server" or "edge"):',
      '  "canary": { "splitBy": "server" }',
      `then promote it (${command(`promote --env ${environment} --config <folder>`)}), and run this command again.`,
    ].join('\n'),
  );
}

function runsAlready({ environment }: Revision, canary: Canary, began: Revision): string {
  return `"${environment}" has a canary already: ${canaryName(canary)} with ${canary.weight} % of visits, since ${madeLine(began)}. With a second canary nobody could tell which of the two causes a failure. End the running canary first: ${endings(environment)}`;
}

const endings = (environment: string): string =>
  `${command(`canary promote --env ${environment}`)}, or ${command(`canary abort --env ${environment}`)}`;

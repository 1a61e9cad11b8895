import { Command } from 'commander';
import type { Canary } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import { canaryName } from '../environments/canary-revisions.ts';
import { hasExpired, madeLine } from '../environments/history.ts';
import type { Store } from '../store/store.ts';
import { printResult, jsonOption } from './output.ts';
import { context, storeAddress } from './context.ts';
import { expectStore, howToBegin, messageOf } from './explain.ts';
import { builtOf, releaseLines } from './release-lines.ts';

export function statusCommand(): Command {
  return new Command('status')
    .description('List what every environment shows, since when, and who promoted it.')
    .argument('[environment...]', 'default: all')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico status\n  mosaico status staging --json')
    .action(async (names: string[], { json }: { json?: boolean }) => {
      const { store } = context();
      expectStore();
      const environments = names.length > 0 ? names : (await store.environments()).sort();
      const found = await Promise.all(
        environments.map((environment) =>
          statusOf(store, environment).catch((error: unknown) => {
            // One of several hides no other.
            if (environments.length === 1) throw error;
            process.exitCode = 1;
            return { value: undefined, lines: [`${environment}: cannot be read. ${messageOf(error)}`] };
          }),
        ),
      );
      const none = `No environment has a revision yet in ${storeAddress()}. ${howToBegin({ environment: 'demo', known: [] })}`;
      printResult(
        found.flatMap(({ value }) => value ?? []),
        found.length > 0 ? found.flatMap(({ lines }) => lines) : [none],
        json,
      );
    });
}

async function statusOf(store: Store, environment: string): Promise<{ value: object; lines: string[] }> {
  const revision = await store.revision(environment);
  const { created, releases, configuration } = revision;
  const expired = await hasExpired(store, revision, { from: created }).catch(() => false);
  return {
    value: { ...revision, built: await builtOf(store, releases), expired },
    lines: [
      `${environment}: ${madeLine(revision)}`,
      ...(expired
        ? [`  an offer has expired since: ${command(`promote --env ${environment}`)} takes it out of the lists`]
        : []),
      ...(await releaseLines(store, releases)),
      ...(revision.canary ? canaryLines(revision.canary, environment) : []),
      `  site configuration ${configuration}`,
    ],
  };
}

/** That not all visitors get what is listed. */
const canaryLines = (canary: Canary, environment: string): string[] => [
  `  ${canaryName(canary)} has ${canary.weight} % of visits: ${command(`canary status --env ${environment}`)}`,
];

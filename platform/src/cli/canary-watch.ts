import { Command, Option } from 'commander';
import { applyPlan, writePlan } from '../environments/plan.ts';
import type { Store } from '../store/store.ts';
import { planLine } from './change.ts';
import { lookAtCanary, watchCanary, type Look, type Watching } from '../environments/watch-canary.ts';
import { positiveNumber } from './arguments.ts';
import { authorOf, type AuthorOptions } from './author-options.ts';
import { context, environmentOption, type Context } from './context.ts';
import { canaryCountsOf, prometheusOption } from './counts-option.ts';
import { jsonOption, printResult } from './output.ts';
import { withPlan, type PlanOptions } from './plan-options.ts';

interface WatchOptions extends Pick<AuthorOptions, 'by'>, PlanOptions {
  env: string;
  every: number;
  once?: boolean;
  prometheus?: string;
  json?: boolean;
}

/** `mosaico canary watch`. */
export function canaryWatchCommand(): Command {
  const command = new Command('watch')
    .description(
      'Promote a canary step by step while its visits fail no more often than those of stable; otherwise abort it, with the reason in the history.',
    )
    .addOption(environmentOption())
    .option('--every <seconds>', 'how often to look', positiveNumber, 60)
    .option('--once', 'look once, for a scheduled workflow; --plan and --apply also look once')
    .addOption(prometheusOption())
    .addOption(
      new Option('--by <name>', 'the author, for the history (default: from git or continuous integration)').env(
        'MOSAICO_BY',
      ),
    )
    .addOption(jsonOption());
  return withPlan(command)
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico canary watch --env production\n  mosaico canary watch --env production --every 30\n  mosaico canary watch --env production --once --prometheus http://prometheus:9090',
    )
    .action(async ({ env, every, once, prometheus, by, plan, apply, json }: WatchOptions) => {
      const here = context();
      const watching = watchingOf(here, env, { prometheus, by });
      if (once || plan !== undefined || apply !== undefined) {
        const look = await lookOnce(here.store, watching, { plan, apply });
        const { made, ...rest } = look;
        warn(look);
        const lines = [lookLine(env, look), ...(plan !== undefined && made ? [planLine(plan)] : [])];
        printResult({ ...rest, ...(made && { revision: made.revision }) }, lines, json);
        return;
      }
      console.log(`watching the canary of ${env} every ${every} s  (Ctrl+C stops)`);
      // It looks until the process receives a signal to stop. A revision that it makes is made whole or not at all.
      watchCanary(here.store, watching, loggingOf(env, every));
    });
}

/** Looks once. As a plan it writes nothing but that, and nothing at all where there is nothing to do. */
async function lookOnce(store: Store, watching: Watching, { plan, apply }: PlanOptions): Promise<Look> {
  if (apply !== undefined)
    return applyPlan(store, apply, watching.environment, ({ render }) => lookAtCanary(store, { ...watching, render }));
  if (plan === undefined) return lookAtCanary(store, watching);
  const dry = await lookAtCanary(store, { ...watching, isDryRun: true });
  if (['none', 'waits'].includes(dry.outcome)) return dry;
  const { look } = await writePlan(store, plan, async (rehearsal, render) => {
    const look = await lookAtCanary(rehearsal, { ...watching, render });
    if (!look.made) throw new Error(`The canary has changed meanwhile. Nothing was changed. Look again. ${look.text}`);
    return { revision: look.made, look };
  });
  return look;
}

/** How the canary of an environment is watched here: by the counts of this machine's servers, or by Prometheus. */
export function watchingOf(
  { root, sites }: Context,
  environment: string,
  { prometheus, by }: { prometheus?: string | undefined; by?: string | undefined } = {},
): Watching {
  const folder = sites(environment);
  return {
    environment,
    sites: folder,
    counted: canaryCountsOf(folder, environment, prometheus),
    ...authorOf(root, { by }),
  };
}

/** Says on the terminal what a watcher sees. */
export const loggingOf = (environment: string, seconds: number): Parameters<typeof watchCanary>[2] => ({
  every: seconds * 1_000,
  onLook: (look) => {
    warn(look);
    console.log(lookLine(environment, look));
  },
  onTrouble: (message) => console.error(message),
});

function warn({ warnings }: Look): void {
  for (const warning of warnings) console.error(warning);
}

/** What was seen and done, on a line. */
function lookLine(environment: string, { outcome, text, analysis, made: revision }: Look): string {
  const made = revision === undefined ? '' : ` (revision ${revision.revision})`;
  const canary = `canary ${analysis?.number} of ${environment}`;
  switch (outcome) {
    case 'none':
    case 'over':
      return text;
    case 'waits':
      return `${canary} waits. ${text}`;
    case 'stepped':
      return `${canary} goes on${made}. ${text}`;
    case 'promoted':
      return `${canary} is promoted${made}. ${text}`;
    case 'aborted':
      return `${canary} is aborted${made}. ${text}`;
  }
}

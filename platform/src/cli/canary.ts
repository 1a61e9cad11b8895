import { Command, InvalidArgumentError } from 'commander';
import type { Revision } from '@mosaico/shared-types/schemas';
import {
  abortCanary,
  canaryOf,
  promoteCanary,
  stepCanary,
  type CanaryOrder,
  type CanaryOutcome,
  type RunningCanary,
} from '../environments/canary.ts';
import { canaryLine, canaryName } from '../environments/canary-revisions.ts';
import { earlier, madeLine } from '../environments/history.ts';
import { command } from '../lib/command.ts';
import { without } from '../lib/without.ts';
import { analyseCanary } from '../rollout/analysis.ts';
import type { Store } from '../store/store.ts';
import { analysisLines } from './analysis-lines.ts';
import { positiveNumber } from './arguments.ts';
import { authorOf, withAuthor, type AuthorOptions } from './author-options.ts';
import { canaryWatchCommand } from './canary-watch.ts';
import { context, environmentOption } from './context.ts';
import { canaryCountsOf, prometheusOption } from './counts-option.ts';
import { moment } from '../lib/figures.ts';
import { withoutContents } from './history.ts';
import { jsonOption, printResult } from './output.ts';
import { releaseLines } from './release-lines.ts';

export function canaryCommand(): Command {
  return new Command('canary')
    .description('Show, step, promote, abort or watch the canary of an environment.')
    .addCommand(statusOfCanary())
    .addCommand(
      withNumber(
        verb('step', 'Give a canary to more visitors. 100 promotes it.').argument(
          '[percent]',
          'the new weight, in percent; default: the next step',
          percent,
        ),
      ).action((weight: number | undefined, options: CanaryOptions) =>
        act(options, (store, order) => stepCanary(store, { ...order, weight })),
      ),
    )
    .addCommand(
      withNumber(verb('promote', "Give a canary's releases to all visitors.")).action((options: CanaryOptions) =>
        act(options, promoteCanary),
      ),
    )
    .addCommand(
      withNumber(
        verb('abort', "Take a canary's releases from all visitors, at once. They count as rolled back."),
      ).action((options: CanaryOptions) => act(options, abortCanary)),
    )
    .addCommand(canaryWatchCommand())
    .addHelpText(
      'after',
      `\nA canary begins with "${command('ship --canary')}" or "${command('promote --canary')}".\n\nExamples:\n  mosaico ship mf-plans --env production --canary\n  mosaico canary status --env production\n  mosaico canary step 25 --env production\n  mosaico canary abort --env production --reason "the button of the forms throws"`,
    );
}

interface CanaryOptions extends AuthorOptions {
  env: string;
  number?: number;
  json?: boolean;
}

/** Adds `--number`, and `--by` and `--reason`. */
const withNumber = (of: Command): Command =>
  withAuthor(of.option('--number <canary>', 'do nothing unless this canary runs (see its status)', positiveNumber));

const verb = (name: string, description: string): Command =>
  new Command(name).description(description).addOption(environmentOption()).addOption(jsonOption());

function percent(text: string): number {
  const [, number] = /^(\d{1,3})%?$/.exec(text) ?? [];
  if (number === undefined || Number(number) < 1 || Number(number) > 100)
    throw new InvalidArgumentError('Give a whole number of percent, 1 to 100.');
  return Number(number);
}

function statusOfCanary(): Command {
  return verb(
    'status',
    'Show the canary that runs: releases, weight, steps, start and author; what the analysis of both arms says, and when the next step is due.',
  )
    .addOption(prometheusOption())
    .action(async ({ env, prometheus, json }: CanaryOptions & { prometheus?: string }) => {
      const { store, sites } = context();
      const running = await canaryOf(store, env);
      if (!running) return printResult({ environment: env, canary: null }, [await noneLine(store, env)], json);
      const { canary, revision, began } = running;
      const { site } = await store.configuration(revision.configuration);
      const analysis = await analyseCanary(store, revision, canaryCountsOf(sites(env), env, prometheus), Date.now());
      const splitBy = site.canary?.splitBy;
      const value = {
        // What each page of its arm says is of use to the composer alone.
        ...without(canary, 'contents'),
        revision: revision.revision,
        began: withoutContents(began),
        ...{ splitBy, analysis },
      };
      const lines = [...(await runningLines(store, running, splitBy)), ...(analysis ? analysisLines(analysis) : [])];
      printResult({ environment: env, canary: value }, lines, json);
    });
}

const splitters = {
  server: '"mosaico serve", or nginx with the files of the composition',
  edge: 'a function of the CDN before the bucket (Cloudflare, CloudFront)',
} as const;

/** A canary that runs, as lines for a person. */
async function runningLines(
  store: Store,
  { canary, revision: { environment, releases }, began }: RunningCanary,
  splitBy: keyof typeof splitters | undefined,
): Promise<string[]> {
  const { weight, steps, steppedAt } = canary;
  const beside = Object.keys(canary.releases).filter((workspace) => workspace in releases);
  return [
    `${environment}: ${canaryName(canary)} has ${weight} % of visits, since ${moment(Date.parse(steppedAt))}`,
    `  began with ${madeLine(began)}`,
    ...(await releaseLines(store, canary.releases)),
    `  beside${beside.length > 0 ? '' : ' nothing: no other visitor gets that workspace'}`,
    ...(await releaseLines(store, Object.fromEntries(beside.map((each) => [each, releases[each] ?? ''])))),
    `  steps: ${steps.map((each) => (each === weight ? `${each} % (now)` : `${each} %`)).join(', ')}`,
    ...(splitBy === undefined ? [] : [`  split by: ${splitters[splitBy]}`]),
  ];
}

async function noneLine(store: Store, environment: string): Promise<string> {
  const last = await lastEnd(store, environment);
  return `${environment} has no canary.${last ? ` The last one: ${canaryLine(undefined, last)} by ${madeLine(last)}` : ''}`;
}

/** The last revision that has ended a canary. */
async function lastEnd(store: Store, environment: string): Promise<Revision | undefined> {
  for await (const revision of earlier(store, environment, Infinity, mostSearched))
    if (revision.canaryEnd) return revision;
  return undefined;
}

/** Revisions that are searched for the last canary. */
const mostSearched = 100;

/** Does something with the canary that runs, and says what has come of it. */
async function act(
  { env: environment, json, ...who }: CanaryOptions,
  change: (store: Store, order: CanaryOrder) => Promise<CanaryOutcome>,
): Promise<void> {
  const { root, store, sites } = context();
  const running = await canaryOf(store, environment);
  if (!running) throw new Error(`${await noneLine(store, environment)} Nothing was changed.`);
  const { number = running.canary.number } = who;
  const outcome = await change(store, { environment, sites: sites(environment), number, ...authorOf(root, who) });
  const { revision, before, folder, pages, warnings, isNew } = outcome;
  for (const warning of warnings) console.error(warning);
  const said = canaryLine(before, revision) ?? '';
  const line = isNew
    ? `${environment} is at revision ${revision.revision}: ${said}`
    : `Nothing to do: the ${canaryName(running.canary)} of ${environment} has ${running.canary.weight} % of visits already.`;
  printResult({ changed: isNew, revision: withoutContents(revision), folder, pages, warnings }, [line], json);
}

import { Command } from 'commander';
import { countedHere, healthOf, type ExceptionHealth, type Health, type ReleaseHealth } from '../reports/health.ts';
import { countedByPrometheus } from '../reports/prometheus.ts';
import { analyseCanary } from '../rollout/analysis.ts';
import { printable } from '../store/release-label.ts';
import { analysisLines, canaryHead } from './analysis-lines.ts';
import { canaryCountsOf, prometheusOption } from './counts-option.ts';
import { figure, moment } from '../lib/figures.ts';
import { columns, jsonOption, printResult } from './output.ts';
import { context, environmentOption } from './context.ts';

export function healthCommand(): Command {
  return new Command('health')
    .description(
      "Show what visitors' browsers have reported in the last 24 hours: errors, failed loads and speed by release, and the most frequent exceptions with file and line.",
    )
    .addOption(environmentOption())
    .addOption(prometheusOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico health\n  mosaico health --env production --json\n  mosaico health --env production --prometheus http://prometheus:9090',
    )
    .action(async ({ env, prometheus, json }: { env: string; prometheus?: string; json?: boolean }) => {
      const { store, sites } = context();
      const revision = await store.revision(env);
      const { site } = await store.configuration(revision.configuration);
      const now = Date.now();
      const counted = prometheus ? await countedByPrometheus(prometheus, env, now) : await countedHere(sites(env), now);
      const health = healthOf(revision, counted, now);
      const canary = await analyseCanary(store, revision, canaryCountsOf(sites(env), env, prometheus), now);
      const lines = [
        ...healthLines(health, site.reports !== undefined),
        ...(canary ? [canaryHead(canary), ...analysisLines(canary)] : []),
      ];
      printResult({ ...health, ...(canary && { canary }) }, lines, json);
    });
}

/** How an environment is, as lines for a person. */
export function healthLines(health: Health, isOn: boolean): string[] {
  const { environment, revision, releases, exceptions, refused, foreign, since } = health;
  const known = releases.filter(({ rates }) => rates !== undefined);
  const tooFew = releases.filter(({ rates }) => rates === undefined);
  const notRead = Object.entries(refused).map(([status, count]) => `${figure(count)} × ${status}`);
  return [
    `${environment}, revision ${revision}, since ${moment(Date.parse(since))}`,
    ...(isOn
      ? []
      : [
          `Nothing is reported: the site configuration names no endpoint. Add "reports": { "endpoint": "/informes" } to environments/${environment}/site.json, and promote it.`,
        ]),
    ...(known.length > 0
      ? [
          ...columns([
            ['release', 'views', 'exceptions', 'failed loads', 'interactive', 'LCP', 'INP', 'CLS', 'TTFB'],
            ...known.map(rowOf),
          ]),
          'Exceptions and failed loads are those in 1,000 views; vitals are at the 75th percentile.',
        ]
      : []),
    ...tooFew.map((each) => `${nameOf(each)}: ${notEnough(each, health.leastViews)}`),
    ...(exceptions === undefined ? ['Which exceptions, the machine that serves knows.'] : exceptionLines(exceptions)),
    ...(foreign > 0 ? [`${figure(foreign)} of extensions and third parties, which count for no release.`] : []),
    ...(notRead.length > 0 ? [`Refused requests, by status: ${notRead.join(', ')}`] : []),
  ];
}

const nameOf = ({ workspace, release, arm, isShown }: ReleaseHealth): string =>
  `${workspace}@${release}${arm === 'canary' ? ' (canary)' : isShown ? '' : ' (before)'}`;

function notEnough({ views, exceptions, failedLoads }: ReleaseHealth, least: number): string {
  const found = [
    ...(exceptions > 0 ? [`exceptions: ${figure(exceptions)}`] : []),
    ...(failedLoads > 0 ? [`failed loads: ${figure(failedLoads)}`] : []),
  ];
  return [`Not enough views: ${figure(views)} of ${figure(least)}`, ...found].join(', ');
}

function rowOf(release: ReleaseHealth): string[] {
  const { views, rates } = release;
  const { lcp, inp, cls, ttfb } = rates?.vitals ?? {};
  const seconds = (ms: number | undefined): string => (ms === undefined ? '-' : `${figure(ms / 1_000, 2)} s`);
  return [
    nameOf(release),
    figure(views),
    figure(rates?.exceptionsPer1000 ?? 0, 1),
    figure(rates?.failedLoadsPer1000 ?? 0, 1),
    `${figure((rates?.interactive ?? 0) * 100, 1)} %`,
    seconds(lcp),
    seconds(inp),
    cls === undefined ? '-' : figure(cls, 3),
    seconds(ttfb),
  ];
}

function exceptionLines(exceptions: readonly ExceptionHealth[]): string[] {
  if (exceptions.length === 0) return ['No exceptions.'];
  return exceptions.flatMap(({ workspace, shared, type, message, place, times, first, releases, pages }) => [
    `${figure(times)} × ${printable(`${type}: ${message}`)}`,
    `  ${place}${shared === undefined ? '' : ` (${shared}), while ${workspace} rendered or called it`}`,
    `  first in ${workspace}@${first.release} (revision ${first.revision}, ${moment(first.at)})${releases.length > 1 ? `; in ${releases.join(', ')}` : ''}`,
    `  on ${pages.join(', ')}`,
  ]);
}

import { figure, moment } from '../lib/figures.ts';
import { failureNames, type FailureName } from '../reports/counts.ts';
import { printable } from '../store/release-label.ts';
import type { CanaryAnalysis } from './analysis.ts';
import { errorShare, failingOf, halfOfVisitors, leastFailing, type Compared, type Comparison } from './decide.ts';

/** Failures as they are called in lists. */
const failureLabels: Record<FailureName, string> = {
  exceptions: 'exceptions',
  failedLoads: 'failed loads',
  notInteractive: 'never interactive',
};

/** What a visit met, as the verb and object of a sentence. */
const met: Record<FailureName, string> = {
  exceptions: 'met exceptions',
  failedLoads: 'met files that did not load',
  notInteractive: 'had a page that never became interactive',
};

/** `31 of 1,204 visits met exceptions, of stable 2 of 22,310`. */
function comparison({ arms: { stable, canary } }: Pick<CanaryAnalysis, 'arms'>, compared: Compared): string {
  const of = compared.workspace === undefined ? '' : ` of ${compared.workspace}`;
  return `${figure(failingOf(canary, compared))} of ${figure(canary.visits)} visits ${met[compared.failure]}${of}, of stable ${figure(failingOf(stable, compared))} of ${figure(stable.visits)}`;
}

/** What it means for a canary that the site configuration names no endpoint of reports. */
export const noReports =
  'Nothing is reported, so nothing can be analysed: the site configuration has no "reports". This canary neither steps on nor is aborted by itself. ' +
  'Add "reports": { "endpoint": "/informes" } to site.json and promote it, or watch the canary by other means and step, promote or abort it by hand';

/** Whether nothing can be decided since the site configuration names no endpoint of reports. */
export const isUnreported = ({ verdict }: Pick<CanaryAnalysis, 'verdict'>): boolean =>
  verdict.kind === 'wait' && verdict.why === 'noReports';

/** What is decided on a canary and why: one line. It is the reason in the history where the canary goes on or is aborted. */
export function verdictText(analysis: CanaryAnalysis): string {
  const { verdict, releases, exception, arms, stepViews, leastViews, stepMinutes, weight } = analysis;
  const names = Object.entries(releases)
    .map((each) => each.join(' '))
    .join(' and ');
  const views = `${figure(arms.canary.views)} views, stable ${figure(arms.stable.views)}`;
  if (verdict.kind === 'abort') {
    const where = exception && `; ${printable(exception.type)} in ${exception.page} (${printable(exception.place)})`;
    return `${names}: ${comparison(analysis, verdict)}${where ?? ''}`;
  }
  const to = verdict.next === 100 ? 'all visitors' : `${verdict.next} %`;
  if (verdict.kind === 'step') return `${names}: no worse than stable in ${views}; ${weight} % → ${to}`;
  switch (verdict.why) {
    case 'views': {
      const [arm, count] =
        stepViews.canary <= stepViews.stable ? ['canary', stepViews.canary] : ['stable', stepViews.stable];
      return `Not enough views: ${figure(count)} of ${figure(leastViews)} (${arm} arm, at ${weight} %)`;
    }
    case 'noReports':
      return noReports;
    case 'time':
      return `No worse so far, in ${views}. A step takes ${stepMinutes} minutes`;
    case 'silence':
      return `The ${verdict.arm} arm reports nothing any more: no step without reports. Check that the server that counts them runs`;
    case 'evidence':
      return `Not enough views for ${to}: ${comparison(analysis, verdict)}. That may yet be three times as often`;
  }
}

/** What the test says of each failure: a line for each, by the comparison that says most. */
export function comparisonTexts(analysis: CanaryAnalysis): string[] {
  const { arms, leastViews } = analysis;
  const few = isUnreported(analysis) ? 'nothing is reported' : fewestViews(arms, leastViews);
  return failureNames.map((name) => {
    const [strongest] = analysis.comparisons
      .filter(({ failure }) => failure === name)
      .sort((a, b) => a.pValue - b.pValue);
    return `${failureLabels[name]}: ${few ?? (strongest ? testText(strongest) : 'nothing is compared')}`;
  });
}

function testText({ pValue, canary, isShownToBeBetter, workspace }: Comparison): string {
  const of = workspace === undefined ? '' : ` (of ${workspace})`;
  const p = `p ${pValue < 0.001 ? '< 0.001' : `= ${pValue.toFixed(3)}`}${of}`;
  if (pValue <= errorShare && canary.failing < leastFailing)
    return `more frequent than in stable, ${p}, but only in ${canary.failing} of the ${leastFailing} visits that an abort needs`;
  if (pValue <= errorShare) return `more frequent than in stable, ${p}`;
  return isShownToBeBetter ? `no worse than stable, ${p}` : `no difference is shown yet, ${p}`;
}

/** `not enough views: 120 of 500 (canary arm)`; undefined where both arms have enough. */
function fewestViews({ stable, canary }: CanaryAnalysis['arms'], leastViews: number): string | undefined {
  const [arm, { views }] = canary.views <= stable.views ? ['canary', canary] : ['stable', stable];
  return views < leastViews ? `not enough views: ${figure(views)} of ${figure(leastViews)} (${arm} arm)` : undefined;
}

/** The step that comes next, when, and what it still needs: one line. */
export function nextStepText({ nextStep, stepViews, leastViews }: CanaryAnalysis): string {
  const { weight, earliest, expected } = nextStep;
  const to = weight === 100 ? 'promotion to all visitors' : `${weight} %`;
  const views = `${figure(leastViews)} views of each arm since the last step (canary ${figure(stepViews.canary)}, stable ${figure(stepViews.stable)})`;
  const estimate =
    expected === undefined
      ? ', and an arm has no views yet'
      : expected > earliest
        ? `, at this traffic about ${moment(Date.parse(expected))}`
        : '';
  const evidence = weight >= halfOfVisitors ? 'and evidence that no failure is three times as frequent' : '';
  return `${to}: ${moment(Date.parse(earliest))} at the earliest, with ${views}${estimate}${evidence && `, ${evidence}`}`;
}

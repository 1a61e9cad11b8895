import type { FailureName } from '../reports/counts.ts';
import { printable } from '../store/release-label.ts';
import { comparedFigures, type CanaryAnalysis } from './analysis.ts';
import type { Compared } from './decide.ts';

const figure = (count: number): string => count.toLocaleString('en');

/** What a visit met, as the verb and object of a sentence. */
const met: Record<FailureName, string> = {
  exceptions: 'met exceptions',
  failedLoads: 'met files that did not load',
  notInteractive: 'had a page that never became interactive',
};

/** `31 of 1,204 visits met exceptions, of stable 2 of 22,310`. */
function comparison({ arms }: Pick<CanaryAnalysis, 'arms'>, compared: Compared): string {
  const { stable, canary } = comparedFigures(arms, compared);
  const of = compared.workspace === undefined ? '' : ` of ${compared.workspace}`;
  return `${figure(canary.failing)} of ${figure(canary.visits)} visits ${met[compared.failure]}${of}, of stable ${figure(stable.failing)} of ${figure(stable.visits)}`;
}

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
    case 'time':
      return `No worse so far, in ${views}. A step takes ${stepMinutes} minutes`;
    case 'silence':
      return `The ${verdict.arm} arm reports nothing any more: no step without reports. Check that the server that counts them runs`;
    case 'evidence':
      return `Not enough views for ${to}: ${comparison(analysis, verdict)}. That may yet be three times as often`;
  }
}

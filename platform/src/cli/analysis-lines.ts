import { failureNames } from '../reports/counts.ts';
import type { CanaryAnalysis } from '../rollout/analysis.ts';
import { comparisonTexts, isUnreported, nextStepText, verdictText } from '../rollout/verdict-text.ts';
import { releaseNames } from '../store/arms.ts';
import { figure, moment } from '../lib/figures.ts';
import { columns } from './output.ts';

/** A canary on a line: number, releases, weight, and since when. */
export const canaryHead = ({ number, releases, weight, steppedAt }: CanaryAnalysis): string =>
  `canary ${number}: ${releaseNames({ releases }).join(', ')}, ${weight} % of visits since ${moment(Date.parse(steppedAt))}`;

/** Both arms of a canary beside each other, what the test says of each failure, when the next step is due, and the verdict. */
export function analysisLines(analysis: CanaryAnalysis): string[] {
  const row = (arm: 'canary' | 'stable'): string[] => {
    const { views, visits, failures } = analysis.arms[arm];
    const shares = failureNames.map((name) =>
      visits === 0 ? '-' : `${figure(failures[name])} (${figure((failures[name] / visits) * 100, 1)} %)`,
    );
    return [arm, figure(views), figure(visits), ...shares];
  };
  return [
    ...columns([
      ['arm', 'views', 'visits', 'with exceptions', 'with failed loads', 'never interactive'],
      row('canary'),
      row('stable'),
    ]),
    ...comparisonTexts(analysis),
    ...(isUnreported(analysis) ? [] : [`next step: ${nextStepText(analysis)}`]),
    verdictText(analysis),
  ];
}

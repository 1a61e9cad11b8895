import type { Milestone, Work } from './website.ts';

/** How long the work takes, and the support after it. */
export type Span = Pick<Work, 'days' | 'supportDays'>;

/** The phase of each day: the first, those of the work, those on which delivery may fall, and those of support. */
export function phasesOf({ days, supportDays = 0 }: Span): Milestone['phase'][] {
  const work = Math.max(0, days.least - 2);
  const delivery = days.most - 1 - work;
  return [
    'start',
    ...Array.from({ length: work }, () => 'build' as const),
    ...Array.from({ length: delivery }, () => 'delivery' as const),
    ...Array.from({ length: supportDays }, () => 'after' as const),
  ];
}

import { salary as words } from './content.ts';
import type { Condition, JobOpening } from './job-offer.ts';

/** What a job pays, as one of its conditions; none where it is not told. */
export function salaryInWords(salary: JobOpening['salary']): Condition[] {
  if (!salary) return [];
  return [
    {
      title: words.label,
      description: `${salary.from ? `${words.from} ` : ''}${salary.text} ${words.per[salary.per]}`,
    },
  ];
}

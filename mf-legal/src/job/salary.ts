import { salary as words } from './content.ts';
import type { JobOpening } from './job-offer.ts';

/** What a job pays, as one of its conditions; none where it is not told. */
export function salaryInWords(salary: JobOpening['salary']): string[] {
  if (!salary) return [];
  return [`${words.label}: ${salary.from ? `${words.from} ` : ''}${salary.text} ${words.per[salary.per]}`];
}

import { useSite } from '@mosaico/shared-types';
import { pay } from './content.ts';
import type { Condition, JobOpening } from './job-offer.ts';

/** A job's conditions, and what it pays where the site configuration says that. */
export function useConditions({ job, conditions }: JobOpening): readonly Condition[] {
  const { pay: paid } = useSite().jobs[job];
  return paid === undefined ? conditions : [...conditions, { title: pay, description: paid }];
}

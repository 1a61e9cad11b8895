import { useSite } from '@mosaico/shared-types';
import { terms } from './content.ts';
import type { Condition, JobOpening } from './job-offer.ts';

/** A job's conditions, then its pay, contract and start, as far as the site configuration says them. */
export function useConditions({ job, conditions }: JobOpening): readonly Condition[] {
  const said = useSite().jobs[job];
  return [
    ...conditions,
    ...(['pay', 'contract', 'start'] as const).flatMap((key) => {
      const description = said[key];
      return description === undefined ? [] : [{ title: terms[key], description }];
    }),
  ];
}

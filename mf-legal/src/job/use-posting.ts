import { useFacts } from '@mosaico/shared-types';
import { daysAfter } from '../dates.ts';

/** ISO dates between which a job posting stands. */
export interface Posting {
  posted: string;
  until: string;
}

/**
 * A posting stands from its day, for as many days as its fact says. Its page's declaration says the last one, too (`expires`): from
 * then on it is in no index.
 */
export function usePosting(posted: string): Posting {
  return { posted, until: daysAfter(posted, useFacts().number('mf-legal/job-posting-days')) };
}

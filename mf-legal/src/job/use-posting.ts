import { useFacts, useToday } from '@mosaico/shared-types';
import { daysAfter } from '../dates.ts';

/** ISO dates between which a job posting stands. */
export interface Posting {
  posted: string;
  until: string;
  /** Its last day is over: for the composition when that is made, for a visitor when they read it. */
  closed: boolean;
}

/**
 * A posting stands from its day, for as many days as its fact says. Its page's declaration says the last one, too (`expires`): from
 * then on it is in no index.
 */
export function usePosting(posted: string): Posting {
  const until = daysAfter(posted, useFacts().number('mf-legal/job-posting-days'));
  return { posted, until, closed: useToday() > until };
}

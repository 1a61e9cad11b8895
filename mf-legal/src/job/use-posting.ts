import { useFacts, useToday } from '@mosaico/shared-types';
import { daysAfter } from '../dates.ts';

/** ISO dates between which a job posting stands. */
export interface Posting {
  posted: string;
  until: string;
}

/** A posting stands from today, for as many days as its fact says. */
export function usePosting(): Posting {
  const posted = useToday();
  return { posted, until: daysAfter(posted, useFacts().number('mf-legal/job-posting-days')) };
}

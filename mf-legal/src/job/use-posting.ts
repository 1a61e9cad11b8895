import { daysAfter, useFacts, useSite, useToday } from '@mosaico/shared-types';
import type { JobName } from './job-offer.ts';

/** ISO dates between which a job posting stands. */
export interface Posting {
  posted: string;
  until: string;
  /** Its last day is over: for the composition when that is made, for a visitor when they read it. */
  closed: boolean;
}

/**
 * A posting stands for as many days as its fact says, from the day that the site configuration gives it. Its page leaves the lists
 * after them (`expires` in `pages.ts`). Without a day of its own it is posted today, whenever that is, and never closes.
 */
export function usePosting(job: JobName): Posting {
  const today = useToday();
  const { posted = today } = useSite().jobs[job];
  const until = daysAfter(posted, useFacts().number('mf-legal/job-posting-days'));
  return { posted, until, closed: today > until };
}

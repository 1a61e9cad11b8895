import type { Amount, PageName } from '@mosaico/shared-types';
import type { Step } from '@mosaico/shared-ui';

/** What a job offer says before and after its description. */
export interface JobOpening {
  /** The day since which it is offered (`2026-11-16`): whoever offers it again sets both this and the page's `expires`. */
  posted: string;
  /** What it pays, where that is known: by the month or by the hour. */
  salary?: Amount & { per: 'month' | 'hour' };
  hero: { eyebrow: string; title: string; lead: string; tags: readonly string[]; apply: string };
  /** Hours and place, as short facts. */
  conditions: { heading: string; items: readonly string[] };
  form: {
    heading: string;
    lead: string;
    title: string;
    /** What applicants must know before they begin. */
    mandatory: { title: string; text: string };
  };
}

/** Its description. */
export interface JobDescription {
  duties: { heading: string; items: readonly { title: string; description: string }[] };
  requirements: { heading: string; items: readonly { title: string; description: string }[] };
  selection: { heading: string; items: readonly Step[] };
}

/** The agency's other offer, for those who come to a closed one. */
export interface OtherOffer {
  to: PageName;
  opening: Pick<JobOpening, 'posted' | 'hero'>;
}

import type { Amount, CaseTopic, PageName } from '@mosaico/shared-types';
import type { Step } from '@mosaico/shared-ui';

/** What a job offer says before and after its description. */
export interface JobOpening {
  /** The day since which it is offered (`2026-11-16`): whoever offers it again sets both this and the page's `expires`. */
  posted: string;
  /** What it pays, where that is known: by the month or by the hour. */
  salary?: Amount & { per: 'month' | 'hour' };
  hero: { eyebrow: string; title: string; lead: string; apply: string };
  /** Hours, place and the like: `Lugar` / `Trabajo remoto`. */
  conditions: readonly Condition[];
  form: {
    heading: string;
    lead: string;
    title: string;
    /** What applicants must know before they begin. */
    mandatory: { title: string; text: string };
    selection: { heading: string; items: readonly Step[] };
  };
}

/** A condition of a job, and what it is called. */
export interface Condition {
  title: string;
  description: string;
}

/**
 * What there is to do, and the work of whom shows it: of the client who is proof of a topic, or of the next one who has such a work. Of its
 * picture, the `part` that it names.
 */
export interface Duty {
  title: string;
  description: string;
  work: { topic: CaseTopic; of: 'shown' | 'besides'; part?: string };
}

/** Its description. */
export interface JobDescription {
  duties: { heading: string; items: readonly Duty[] };
  /** What is asked of whoever gets it: a list, or the clips of a video, one after another. */
  requirements: { heading: string; as?: 'clips'; items: readonly { title: string; description: string }[] };
}

/** The agency's other offer, for those who come to a closed one. */
export interface OtherOffer {
  to: PageName;
  opening: Pick<JobOpening, 'posted' | 'hero'>;
}

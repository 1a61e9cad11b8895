import type { CaseTopic, PageName, SiteConfiguration } from '@mosaico/shared-types';
import type { Step } from '@mosaico/shared-ui';

/** A job's name in the site configuration, which has its day and its pay. */
export type JobName = keyof SiteConfiguration['jobs'];

/** What a job offer says before and after its description. */
export interface JobOpening {
  job: JobName;
  hero: { eyebrow: string; title: string; lead: string; apply: string; tags?: readonly string[] };
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
  /** What search engines require of a remote job. They are told of no job without it. */
  remote?: {
    employmentType: 'FULL_TIME';
    /** Where applicants may live (ISO 3166-1). */
    country: string;
  };
  duties: { heading: string; items: readonly Duty[] };
  /** What is asked of whoever gets it: a list, or the clips of a video, one after another. */
  requirements: { heading: string; as?: 'clips'; items: readonly { title: string; description: string }[] };
}

/** The agency's other offer, for those who come to a closed one. */
export interface OtherOffer {
  to: PageName;
  opening: Pick<JobOpening, 'job' | 'hero'>;
}

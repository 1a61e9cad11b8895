import type { Range } from '@mosaico/shared-types';
import type { SiteDestination } from '@mosaico/shared-ui';

/** A moment of the work. `phase` is the colour of its days in the calendar. */
export interface Milestone {
  phase: 'start' | 'build' | 'delivery' | 'after';
  title: string;
  text: string;
  /** The meeting held with the client then. */
  meeting?: string;
}

/** How the work goes, from the first day to the last. */
export interface Work {
  heading: string;
  lead: string;
  /** Working days until delivery. */
  days: Range;
  /** Days of support afterwards. */
  supportDays?: number;
  milestones: readonly Milestone[];
}

/** Something that the price covers, and what it is shown as. */
export interface Inclusion {
  art: 'pages' | 'devices' | 'start' | 'delivery' | 'support' | 'products' | 'cart' | 'letter' | 'video' | 'revision';
  text: string;
  /** How many, where the tile shows that. */
  figure?: string;
}

/** Something that the price does not cover, and where to get it. */
export interface Exclusion {
  title: string;
  text: string;
  link?: { to: SiteDestination; label: string };
}

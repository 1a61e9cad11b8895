import type { CaseTopic, OfferName, Range } from '@mosaico/shared-types';
import type { Fact, SiteDestination } from '@mosaico/shared-ui';
import type { Wireframe } from '../site-sketch/wireframes.tsx';

/** A page, step or part of the site on offer, drawn as a wireframe. */
export interface Part {
  name: string;
  wireframe: Wireframe;
  text?: string;
}

/** A moment of the work. `phase` is the colour of its days in the calendar. */
export interface Milestone {
  phase: 'start' | 'build' | 'delivery' | 'after';
  title: string;
  text: string;
  /** The meeting held with the client then. */
  meeting?: string;
}

/** Something that the price does not cover, and where to get it. */
export interface Apart {
  title: string;
  text: string;
  link?: { to: SiteDestination; label: string };
}

/** The drawing beside the title, on a tile of its own colour. */
export type Art = { ground: 'cobalt' | 'periwinkle' | 'marigold' | 'ink' } & (
  { kind: 'sitemap' } | { kind: 'shop'; categories: number; products: number } | { kind: 'letter' }
);

/** A kind of website: all that its page says. One of these is a page of the site. */
export interface Website {
  /** What the page sells: its name, its price and how to get it. */
  offer: OfferName;
  title: string;
  lead: string;
  /** What has to be paid or brought besides, said beside the price. */
  priceNote?: string;
  art: Art;
  /** Which cases are proof of it. */
  proof: CaseTopic;
  facts: readonly Fact[];
  /** What the site consists of, piece by piece. */
  outline: { heading: string; lead: string; parts: readonly Part[] };
  included: readonly string[];
  process: {
    heading: string;
    lead: string;
    /** Working days until delivery. */
    days: Range;
    /** Days of support afterwards. */
    supportDays?: number;
    milestones: readonly Milestone[];
  };
  apart: readonly Apart[];
  /** A condition of the purchase that has to be read before it. */
  condition?: { title: string; text: string };
  /** Its name in the comparison of website plans, if it is one of them. */
  compared?: string;
  comparison: { heading: string; lead: string };
  closing: { heading: string; text: string };
}

import * as v from 'valibot';
import { pathOf } from './walk.ts';
import { media } from './testimonials.ts';
import { longest, paragraphs, words } from './text.ts';

/** What a case is proof of: the pages that sell it ask for it by this name. */
export const caseTopics = [
  'websites',
  'premium-sites',
  'corporate-sites',
  'landing-pages',
  'stores',
  'maintenance',
  'crm',
  'support',
  'social',
  'videos',
  'ads',
  'reports',
  'assistants',
  'advisory',
  'courses',
  'platforms',
  'launches',
  'relaunches',
  'mentoring',
] as const;

/** What a case may be proof of. */
export type CaseTopic = (typeof caseTopics)[number];

const name = words(longest.name);
const line = words(longest.line);
const story = paragraphs(longest.story);
const picture = media('picture');

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What names a case in addresses. */
export const caseId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A picture with its size in pixels: a page from its top to its end, or a work as wide as a window. */
const screen = v.object({ url: picture, width: pixels, height: pixels });

/** What came of a work: the figure (`+38 %`), what it counts, and the time in which it was counted. */
const result = v.optional(v.object({ figure: name, what: line, period: line }));

/** One item of `/data/casos.json`: the work done for one client. */
export const caseSchema = v.object({
  /** Names it in addresses (`#caso-panaderia`): small letters, digits and hyphens. */
  id: v.pipe(name, v.regex(caseId)),
  client: name,
  sector: name,
  topics: v.pipe(v.array(v.picklist(caseTopics)), v.nonEmpty('must name what the case is proof of, as ["websites"]')),
  problem: story,
  /** What was done, step by step. */
  done: v.pipe(v.array(story), v.nonEmpty('must say what was done')),
  /** What came of it. */
  result,
  /** The result as a heading, in a whole clause. Default: the figure and what it counts, or the client's name. */
  headline: v.optional(line),
  quote: v.optional(story),
  /** Who says so. */
  person: v.optional(v.object({ name, role: v.optional(name) })),
  /** Of the work, wider than tall (4:3); `alt` says what is to be seen. The first one stands for the case. */
  pictures: v.optional(v.array(v.object({ url: picture, alt: line }))),
  /**
   * The site that was made, to be looked around in: its front page as a computer shows it, and as a phone does. `pages` are single
   * screens of it, in the order in which a visitor comes to them.
   */
  site: v.optional(
    v.object({
      address: line,
      alt: line,
      wide: screen,
      narrow: v.optional(screen),
      pages: v.optional(v.array(v.object({ ...screen.entries, alt: line }))),
    }),
  ),
  /**
   * What else was made for the client, service by service: pages that sell it show it and lead to the case, which leads to them. More
   * works of one topic after its first are the pieces of it, which the page that sells it may show one by one.
   */
  works: v.optional(
    v.array(
      v.object({
        topic: v.picklist(caseTopics),
        name: line,
        picture: v.object({ url: picture, alt: line }),
        /** The picture for a wide window, about 29:11, and for a phone; `alt` says what is to be seen in all. */
        wide: v.optional(screen),
        narrow: v.optional(screen),
        /** Where it differs from the case's. */
        result,
      }),
    ),
  ),
  /** What the client's business is, in a word: clients of one trade are shown together. */
  trade: v.optional(name),
  /** Made up for a demonstration: wherever the case is shown, it says so. */
  sample: v.optional(v.boolean()),
});

/** Work done for a client: the problem, what was done, and what came of it. */
export interface ClientCase extends v.InferOutput<typeof caseSchema> {}

/** What stands beside an offer: the whole story is where the testimonials are. */
export const caseCardSchema = v.omit(caseSchema, ['done']);

/** A {@link ClientCase} as it stands beside an offer. */
export interface CaseSummary extends v.InferOutput<typeof caseCardSchema> {}

/** Anchors lead to a case by its name, so no two have the same. */
const namedApart = v.rawCheck<ClientCase[]>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const seen = new Set<string>();
  for (const [at, value] of dataset.value.entries()) {
    if (seen.has(value.id))
      addIssue({
        message: 'two cases have this id: change one',
        path: pathOf(dataset.value, [at, 'id']),
      });
    seen.add(value.id);
  }
});

/** What `/data/casos.json` must hold. */
export const casesSchema = v.pipe(v.array(caseSchema), namedApart);

/**
 * The cases in what a browser has fetched, in their order. What is none is left out: the file may be replaced on a host by
 * hand, and a page does not fall over that.
 */
export function readCases(list: unknown): ClientCase[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const { success, output } = v.safeParse(caseSchema, entry);
    return success ? [output] : [];
  });
}

import * as v from 'valibot';
import { judged } from './addresses.ts';
import { caseParts } from './case-parts.ts';
import { casesSchema } from './cases.ts';
import { captioned } from './captioned.ts';
import { testimonialCardSchema, testimonialSchema } from './testimonials.ts';

/**
 * Data files that a workspace, or an environment in its place, may have below its `public/` folder, and what they must
 * hold. A release with a faulty one is not built, and a mix with one is refused; the browser still drops single bad items,
 * since the file may be replaced on a host by hand.
 */
export const publicDataSchemas = {
  'data/testimonios.json': v.pipe(judged(v.array(testimonialSchema)), captioned),
  'data/casos.json': judged(casesSchema),
} as const satisfies Readonly<Record<string, v.GenericSchema>>;

/**
 * Parts of data files (`<file>#<part>`) for pages that show less than the whole file. Their documents carry only the keys that
 * the part's schema names.
 */
export const publicDataParts = {
  'data/testimonios.json#cards': v.array(testimonialCardSchema),
  ...caseParts,
} as const satisfies Readonly<Record<`${keyof typeof publicDataSchemas}#${string}`, v.GenericSchema>>;

type Schemas = typeof publicDataSchemas & typeof publicDataParts;

/**
 * What the data files and their parts hold, by their addresses. Cases are not among them: remotes elsewhere make objects of
 * this type, and a further key would be one they must give. `useCases` and `useCase` of `shared-ui/cases` know them.
 */
export type PublicData = {
  readonly [File in Exclude<keyof Schemas, `data/casos.json${string}`> as `/${File}`]: v.InferOutput<Schemas[File]>;
};

/** A file of captions that a data file leads to. */
export interface CaptionFile {
  /** Where the data file says so, as `3.captions`. */
  key: string;
  /** Path on the site. */
  url: string;
  /** Length of the video in seconds, where the data file gives it. */
  duration: number | undefined;
}

/** The WebVTT files that the data files lead to. */
export function captionFilesIn(data: Partial<PublicData>): CaptionFile[] {
  return (data['/data/testimonios.json'] ?? []).flatMap(({ captions, duration }, index) =>
    captions ? [{ key: `${index}.captions`, url: captions.url, duration }] : [],
  );
}

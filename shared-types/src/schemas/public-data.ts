import * as v from 'valibot';
import { testimonialSchema } from './testimonials.ts';

/**
 * Data files that a workspace, or an environment in its place, may have below its `public/` folder, and what they must
 * hold. A release with a faulty one is not built, and a mix with one is refused; the browser still drops single bad items,
 * since the file may be replaced on a host by hand.
 */
export const publicDataSchemas = {
  'data/testimonios.json': v.array(testimonialSchema),
} as const satisfies Readonly<Record<string, v.GenericSchema>>;

/** What the data files hold, by their addresses. */
export type PublicData = {
  readonly [File in keyof typeof publicDataSchemas as `/${File}`]: v.InferOutput<(typeof publicDataSchemas)[File]>;
};

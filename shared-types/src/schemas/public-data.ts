import * as v from 'valibot';
import { testimonialSchema } from './testimonials.ts';

/**
 * Data files that a workspace may deploy below its `public/` folder, and what they must hold. A release with a faulty one
 * is not built; the browser still drops single bad items, since the file may be replaced on a host by hand.
 */
export const publicDataSchemas: Readonly<Record<string, v.GenericSchema>> = {
  'data/testimonios.json': v.array(testimonialSchema),
};

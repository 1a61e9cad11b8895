import { fetchWithStallTimeout } from '@mosaico/shared-types';
import { testimonialCardSchema, testimonialSchema, type Testimonial } from '@mosaico/shared-types/schemas';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/** Where the testimonials are. */
export const file = '/data/testimonios.json';

/** How the testimonials are asked for. */
export interface Asking {
  signal: AbortSignal;
  /** With an address of its own each time, past caches that do not heed the headers. */
  bustCache?: boolean | undefined;
  /** Also what no card shows: transcript, date and length. */
  whole?: boolean | undefined;
}

/**
 * The testimonials as they are published at this moment, past every cache. An entry that is not one is left out with a
 * warning. Throws when there is no answer, or no list in it; the
 * status of an answer without success is the error's `cause`.
 */
export async function fetchTestimonials({ signal, bustCache, whole }: Asking): Promise<Testimonial[]> {
  const response = await fetchWithStallTimeout(bustCache ? `${file}?t=${Date.now()}` : file, {
    cache: 'no-store',
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    signal,
  });
  if (!response.ok) throw new Error('Network response was not ok', { cause: response.status });
  const list: unknown = await response.json().catch((cause: unknown) => {
    throw new Error(`${file} is not JSON`, { cause });
  });
  if (!Array.isArray(list)) throw new Error(`${file} is not a list of testimonials`);
  const schema = whole ? testimonialSchema : testimonialCardSchema;
  return list.flatMap((entry, index) => testimonialOf(entry, index, schema));
}

function testimonialOf(entry: unknown, index: number, schema: GenericSchema<unknown, Testimonial>): Testimonial[] {
  const { success, output, issues } = safeParse(schema, entry);
  if (success) return [output];
  // `mosaico check` tells the editor what is right: visitors' browsers carry no words for editors.
  const keys = issues.map((issue) => getDotPath(issue) ?? 'all of it').join(', ');
  console.warn(`${file}: entry ${index + 1} was left out. Correct ${keys}: "mosaico check" says what is right.`);
  return [];
}

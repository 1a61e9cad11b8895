import type { TableKey, JsonLdNode } from '@mosaico/shared-types';
import * as v from 'valibot';

/** Bounds of a page that a release's code returns. */
export const answerLimits = {
  /** Bytes of one answer, of which HTML may be half. The largest page of the demonstration takes less than a tenth of it. */
  bytes: 8 * 1024 * 1024,
  /** Characters of one name, title or address. */
  name: 2_000,
  /** Entries of one list. */
  entries: 5_000,
  /** Characters of an error that a page throws. */
  error: 4_000,
  /** How deep a thing in schema.org's terms may be. */
  depth: 32,
};

const text = v.pipe(v.string(), v.maxLength(answerLimits.name));
const keys = v.pipe(
  v.array(v.custom<TableKey>((value) => typeof value === 'string' && value.length <= answerLimits.name)),
  v.maxLength(answerLimits.entries),
);
const size = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const jsonLdNodes = v.pipe(v.array(v.custom<JsonLdNode>(isJsonLdNode)), v.maxLength(answerLimits.entries));

/** A page, as `RenderedPage` of shared-types has it; no other keys. */
const renderedPage = v.strictObject({
  head: v.string(),
  body: v.string(),
  asked: keys,
  still: v.exactOptional(keys),
  things: v.exactOptional(jsonLdNodes),
  describes: v.exactOptional(
    v.strictObject({
      title: text,
      description: text,
      canonical: v.exactOptional(text),
      siteName: text,
      indexed: v.boolean(),
      expires: v.exactOptional(text),
      image: v.exactOptional(v.strictObject({ address: text, width: size, height: size, alt: text })),
      text: v.exactOptional(text),
      graph: v.exactOptional(jsonLdNodes),
    }),
  ),
});

const said = v.pipe(v.string(), v.maxLength(answerLimits.error));

/**
 * Messages of the rendering process: one line of JSON each. `id` is that of the request; `looked`: the keys that were resolved for the page, by
 * whatever code.
 */
const answer = v.union([
  v.strictObject({ id: said, page: renderedPage, looked: v.exactOptional(keys) }),
  v.strictObject({ id: said, error: said }),
  /** The page needs the code of these remotes, too. */
  v.strictObject({
    id: said,
    wanted: v.pipe(v.array(text), v.minLength(1), v.maxLength(100)),
    looked: v.exactOptional(keys),
  }),
]);

/** See {@link readAnswer}. */
export type RenderAnswer = v.InferOutput<typeof answer>;

/** A line of the rendering process. Throws where it is no answer in the shape and bounds that an answer has, in one line. */
export function readAnswer(line: string): RenderAnswer {
  const result = v.safeParse(answer, JSON.parse(line), { abortEarly: true });
  if (result.success) return result.output;
  throw new Error('it is not in the shape of a page');
}

/** Whether a value is a thing in schema.org's terms, of bounded depth. */
function isJsonLdNode(value: unknown): boolean {
  const type = (value as { '@type'?: unknown } | null)?.['@type'];
  return (typeof type === 'string' || Array.isArray(type)) && isShallow(value, answerLimits.depth);
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((each) => isShallow(each, depth - 1));
}

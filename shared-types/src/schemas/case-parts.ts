import * as v from 'valibot';
import { caseCardSchema, caseSchema, caseTopics, type CaseSummary, type CaseTopic } from './cases.ts';
import { shapeOf } from './shape.ts';

/** The first case that is proof of a topic, as pages that sell it ask for it; an empty list where there is none. */
const firstOf = (topic: CaseTopic) =>
  v.pipe(
    v.array(caseSchema),
    v.transform((all): CaseSummary[] =>
      v.parse(v.array(shapeOf(caseCardSchema)), all.filter(({ topics }) => topics.includes(topic)).slice(0, 1)),
    ),
  );

type CaseParts = { readonly [Topic in CaseTopic as `data/casos.json#${Topic}`]: ReturnType<typeof firstOf> };

/** Parts of the file, a case of each topic: a page's document carries one case, not all of them. */
export const caseParts = Object.fromEntries(
  caseTopics.map((topic) => [`data/casos.json#${topic}`, firstOf(topic)]),
) as unknown as CaseParts;

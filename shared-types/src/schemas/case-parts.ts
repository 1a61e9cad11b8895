import * as v from 'valibot';
import { caseCardSchema, caseSchema, caseTopics, type CaseSummary, type CaseTopic } from './cases.ts';
import { shapeOf } from './shape.ts';

/** The data of a selling page: the first case of the topic, and the first case whose client has another work of it. */
const firstOf = (topic: CaseTopic) =>
  v.pipe(
    v.array(caseSchema),
    v.transform((all): CaseSummary[] => {
      const proof = all.find(({ topics }) => topics.includes(topic));
      const besides = all.find((each) => each !== proof && each.works?.some((work) => work.topic === topic));
      return v.parse(
        v.array(shapeOf(caseCardSchema)),
        [proof, besides].filter((each) => each !== undefined),
      );
    }),
  );

type CaseParts = { readonly [Topic in CaseTopic as `data/casos.json#${Topic}`]: ReturnType<typeof firstOf> };

/** Parts of the file, a case of each topic: a page's document carries one case, not all of them. */
export const caseParts = Object.fromEntries(
  caseTopics.map((topic) => [`data/casos.json#${topic}`, firstOf(topic)]),
) as unknown as CaseParts;

import type { Revision } from '@mosaico/shared-types/schemas';
import { problemKey, type Problem } from '../lib/problem.ts';

/** Problems that an environment shows although the check found them, and the reason given. */
export type Forced = NonNullable<Revision['forced']>;

/** Whether a smoke test has met a problem: codes of its problems begin alike. */
export const isOfSmokeTest = ({ code }: Problem): boolean => code.startsWith('smoke-test-');

/** What a recorded problem says. */
export const forcedText = (problem: Forced['problems'][number]): string =>
  typeof problem === 'string' ? problem : problem.text;

/** The problems that are not among the forced ones. */
export function newAmong(problems: readonly Problem[], forced: Forced | undefined): Problem[] {
  const known = new Set<string>();
  // Until December 2026 facts were declared in facts.ts.
  const texts: string[] = [];
  for (const each of forced?.problems ?? [])
    if (typeof each === 'string') texts.push(each);
    else known.add(problemKey({ ...each, subject: each.subject.replace(/^facts\.ts /, 'facts.json ') }));
  return problems.filter(
    (problem) => !known.has(problemKey(problem)) && !texts.some((text) => isSaidBy(text, problem)),
  );
}

/** Whether a text of an old revision names this problem. One text could name all incompatible releases, or all pages with a link. */
function isSaidBy(text: string, { code, subject, text: own }: Problem): boolean {
  if (text === own) return true;
  if (code === 'broken-link') return text.includes(` to ${subject}, but `);
  if (code.startsWith('share-')) return text.includes(own.split(': ', 1)[0] ?? own);
  const [fault = own, remedy] = own.split(/\. (?=Release a shell or|Change it in one of)/);
  return remedy !== undefined && text.includes(fault.replace('Releases claim the same ', ''));
}

import { readFileSync } from 'node:fs';

/** A policy of a bucket. */
export interface Policy {
  Version: string;
  Statement: { Resource?: string | string[]; NotResource?: string }[];
}

/** The policies that docs/operations.md gives to copy below a heading, in its order. */
export function documentedPolicies(heading: string): Policy[] {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const section = page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/```json\n(.*?)```/gs)].map(([, policy = '']) => JSON.parse(policy) as Policy);
}

import { readFileSync } from 'node:fs';

/** A policy of a bucket. */
export interface Policy {
  Version: string;
  Statement: { Effect?: string; Action?: string | string[]; Resource?: string | string[]; NotResource?: string }[];
}

/** The policies that docs/operations.md gives to copy below a heading, in its order. */
export function documentedPolicies(heading: string): Policy[] {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const section = page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/```json\n(.*?)```/gs)].map(([, policy = '']) => JSON.parse(policy) as Policy);
}

/** The policies of the roles that workflows take, as docs/operations.md has them, for a store that is the whole bucket `releases`. */
export function rolePolicies(): Record<
  'composer' | 'publisher' | 'staging' | 'production' | 'pruner' | 'teamPublisher' | 'teamRecorder',
  Policy
> {
  const text = JSON.stringify(documentedPolicies('Who may write what')).replaceAll('releases/mosaico/', 'releases/');
  const [team, production, composer] = JSON.parse(text) as [Policy, Policy, Policy];
  const [ships, records] = team.Statement.slice(2);
  const decides = { ...records, Resource: 'arn:aws:s3:::releases/unused/decided/*' };
  const further = (...Statement: (Policy['Statement'][number] | undefined)[]): Policy => ({
    ...composer,
    Statement: [...composer.Statement, ...Statement.flatMap((each) => each ?? [])],
  });
  const instead = (policy: Policy, from: string, to: string): Policy =>
    JSON.parse(JSON.stringify(policy).replaceAll(from, to)) as Policy;
  return {
    composer,
    publisher: instead(further(ships, decides), '/mf-events/*', '/*'),
    staging: instead(production, '/production/*', '/staging/*'),
    production,
    pruner: further(
      {
        ...ships,
        Action: 's3:DeleteObject',
        Resource: ['arn:aws:s3:::releases/releases/*', 'arn:aws:s3:::releases/source-maps/*'],
      },
      { ...ships, Resource: 'arn:aws:s3:::releases/unused/*' },
    ),
    teamPublisher: further(ships, decides),
    teamRecorder: further(records),
  };
}

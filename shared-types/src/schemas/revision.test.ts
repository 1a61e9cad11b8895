import * as v from 'valibot';
import { revisionSchema } from './revision.ts';

const revision = {
  schema: 1,
  environment: 'staging',
  revision: 3,
  releases: { shell: '1.0.0' },
  configuration: 'abc123',
  created: '2026-11-28T10:00:00.000Z',
  reason: 'a test',
};

test('a revision may name earlier ones', () => {
  for (const more of [{ sameAs: 2 }, { back: { shell: 1 } }, { since: 3 }])
    expect(v.is(revisionSchema, { ...revision, ...more })).toBe(true);
});

test.each([{ sameAs: 3 }, { sameAs: 99 }, { back: { shell: 3 } }, { since: 4 }])(
  'a revision that names itself or a later one is damaged, so that no search goes round: %j',
  (more) => {
    expect(v.is(revisionSchema, { ...revision, ...more })).toBe(false);
  },
);

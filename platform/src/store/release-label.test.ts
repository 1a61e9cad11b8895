import { printable, releaseLabel, releaseOrigin, versionsMeant } from './release-label.ts';

const now = new Date('2026-11-23T12:00:00Z');
const derived = {
  version: '1.0.0-sac38b92686',
  at: '2026-11-22T14:05:00.000Z',
  commit: '8ef1e0c2d3b4a5968778695a4b3c2d1e0f123456',
  subject: 'Plans say their prices',
};
const named = (more: object, language: 'en' | 'es' = 'en'): string =>
  releaseLabel({ ...derived, ...more }, { language, now, timeZone: 'UTC' });

test('a release is named by its short version, and by day, author and subject of its own change', () => {
  expect(named({ author: 'Ana' })).toBe('sac38b9 · 22 Nov, 14:05 · Ana · Plans say their prices');
  expect(named({}, 'es')).toBe('sac38b9 · 22 nov, 14:05 · Plans say their prices');
  expect(named({ version: '1.5.0-rc.1' })).toBe('1.5.0-rc.1 · 22 Nov, 14:05 · Plans say their prices');
});

test('the day is that of the commit; of what is not committed, that of the build', () => {
  const committed = '2026-11-20T09:00:00.000Z';
  expect(named({ committed })).toContain('20 Nov, 09:00');
  expect(named({ committed, dirty: true })).toContain('22 Nov, 14:05');
});

test('of what is not committed it names the files, in the language of who reads', () => {
  const dirty = { author: 'Ana', dirty: true, uncommitted: ['facts.json', 'content.ts'] };
  expect(named(dirty)).toBe('sac38b9 · 22 Nov, 14:05 · uncommitted: facts.json, content.ts');
  const more = { ...dirty, uncommitted: ['facts.json', 'a.ts', 'b.ts', 'c.ts', 'd.ts'] };
  expect(named(more, 'es')).toBe('sac38b9 · 22 nov, 14:05 · sin commit: facts.json, a.ts, b.ts y 2 más');
});

test('every version has its origin and author', () => {
  const origin = releaseOrigin(
    { ...derived, version: '1.4.0', author: 'Ana' },
    { language: 'en', now, timeZone: 'UTC' },
  );
  expect(origin).toBe('22 Nov, 14:05 · 8ef1e0c · Ana · Plans say their prices');
  expect(releaseOrigin({ version: '1.4.0' }, { language: 'en', now })).toBe('');
});

test('changes beyond the commit and another year show', () => {
  const manner = { language: 'en' as const, now, timeZone: 'UTC' };
  expect(releaseOrigin({ ...derived, dirty: true }, manner)).toContain('8ef1e0c+');
  expect(named({ at: '2025-11-22T14:05:00.000Z' })).toContain('22 Nov 2025, 14:05');
});

test('of a release that was built without git, what there is', () => {
  expect(named({ subject: undefined })).toBe('sac38b9 · 22 Nov, 14:05');
  expect(named({ subject: undefined, commit: undefined, at: undefined })).toBe('sac38b9');
});

test('a subject steers no terminal', () => {
  expect(named({ subject: '\u001b[2Jgone\u202e\nx' })).toBe('sac38b9 · 22 Nov, 14:05 · [2Jgone x');
  expect(printable('  a\tb ')).toBe('a b');
});

describe('the beginning of a derived version', () => {
  const versions = ['1.0.0-sac38b92686', '1.0.0-sac39b92686', '1.4.0', '1.5.0-rc.1'];
  test.each([
    ['1.4.0', ['1.4.0']],
    ['sac38b9', ['1.0.0-sac38b92686']],
    ['ac38b9', ['1.0.0-sac38b92686']],
    ['1.0.0-sac39', ['1.0.0-sac39b92686']],
    ['sac3', ['1.0.0-sac38b92686', '1.0.0-sac39b92686']],
    ['sac', []],
    ['1.4', []],
    ['1.5.0-rc', []],
    ['latest', []],
    ['', []],
  ])('%s means %j', (text, meant) => {
    expect(versionsMeant(text, versions)).toEqual(meant);
  });
});

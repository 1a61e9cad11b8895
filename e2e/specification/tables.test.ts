import { join } from 'node:path';
import { titlesIn, titlesOf } from './named-tests.ts';
import type { Proof } from './proofs.ts';
import { routes } from './statements/routes.ts';
import { statements } from './statements/index.ts';

const root = join(__dirname, '..', '..');

const within = (proof: Proof): readonly Proof[] => (proof.kind === 'all' ? proof.of.flatMap(within) : [proof]);

test('every test that a statement names is run', () => {
  const missing = statements.flatMap(({ route, says, proof }) =>
    within(proof).flatMap((each) => {
      if (each.kind !== 'behaviour') return [];
      const isThere = titlesIn(join(root, each.file)).some((title) => title.startsWith(each.title));
      return isThere ? [] : [`${route}: ${says} (${each.file}: ${each.title})`];
    }),
  );
  expect(missing).toEqual([]);
});

test('a test counts as long as it is run, by its title as it is written', () => {
  const source = `
    test('is run', () => {});
    it.each([1, 2])('is run with %s', () => {});
    test(\`is run on \${path}\`, async () => {
      await test.step('a step of it', async () => {});
    });
    test.skip('is not', () => {});
    it.todo('is to be written');
    describe.skip('a group', () => {
      test('within a group that is not', () => {});
    });
  `;
  expect(titlesOf('a.spec.ts', source)).toEqual(['is run', 'is run with %s', 'is run on ${path}', 'a step of it']);
});

test('no statement writes a figure that is declared: a price that changes touches none', () => {
  const written = statements.flatMap(({ route, says, proof }) =>
    within(proof)
      .filter((each) => each.kind === 'text')
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part instanceof RegExp ? [part.source] : typeof part === 'string' ? [part] : []))
      // A number in front of what is counted, or an amount of money.
      .filter((part) => /\$\d|USD \d|\b\d+ (?!a 1)[a-záéíóú]/.test(part.replaceAll('\\', '')))
      .map((part) => `${route}: ${says}: ${part}`),
  );
  expect(written).toEqual([]);
});

test('every route of the specification has its row, and no two rows of a page are proved by the same', () => {
  expect(new Set(routes.map(({ route }) => route)).size).toBe(47);
  const seen = new Map<string, string>();
  const same = statements.flatMap(({ route, place, says, proof }) => {
    const key = JSON.stringify([route, place, proof], (_, value: unknown) =>
      value instanceof RegExp ? String(value) : value,
    );
    const before = seen.get(key);
    seen.set(key, says);
    return before === undefined ? [] : [`${route} ${place}: ${before} / ${says}`];
  });
  expect(same).toEqual([]);
});

test('every statement says where in the specification it stands', () => {
  for (const { place } of statements) expect(place).toMatch(/^[1-3]:\d+(, [1-3]:\d+)*$/);
  expect(statements.length).toBeGreaterThan(600);
});

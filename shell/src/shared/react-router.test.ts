import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as shared from './react-router.ts';

/** The form of a rule that allows some names of a package. */
interface Rules {
  overrides: { rules: Record<string, [string, { paths: { name: string; allowImportNames?: string[] }[] }]> }[];
}

const rules = JSON.parse(readFileSync(join(__dirname, '../../../platform/oxlint/rules.json'), 'utf8')) as Rules;

// A name that is in one list alone passes lint, and is refused at promotion.
test('lint allows remotes what the shell shares of React Router, and types', () => {
  const paths = rules.overrides.flatMap((each) => each.rules['no-restricted-imports']?.[1].paths ?? []);
  const { allowImportNames = [] } =
    paths.find(({ name, allowImportNames }) => name === 'react-router' && allowImportNames) ?? {};
  // A value begins with a small letter, or is a component or an enumeration that the shell shares; the rest are types.
  const values = allowImportNames.filter((name) => /^[a-z]/.test(name) || name in shared);
  expect(values.sort()).toEqual(Object.keys(shared).sort());
});

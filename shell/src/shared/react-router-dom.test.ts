import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as shared from './react-router-dom.ts';

const read = (file: string): string => readFileSync(join(__dirname, '../../../platform', file), 'utf8');
const namesIn = (list = ''): string[] => list.match(/\w+/g) ?? [];

// A name that is in one list alone passes types or lint, and is refused at promotion.
test('remotes may import exactly what the shell shares', () => {
  const declarations = read('declarations.d.ts');
  const [, values] = /declare module 'react-router-dom' \{\s+export \{([^}]+)\}/.exec(declarations) ?? [];
  const [, types] = /export type \{([^}]+)\} from 'react-router'/.exec(declarations) ?? [];
  const [, allowed] =
    /"name": "react-router-dom",\s+"allowImportNames": \[([^\]]+)\]/.exec(read('oxlint/rules.json')) ?? [];
  expect(namesIn(values).sort()).toEqual(Object.keys(shared).sort());
  expect(namesIn(allowed).sort()).toEqual([...namesIn(values), ...namesIn(types)].sort());
});

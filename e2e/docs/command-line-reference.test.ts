import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineReference } from './command-line-reference.ts';
import { rootFolder } from '@mosaico/platform/lib/workspaces';

test('docs/command-line.md says of every verb what --help says', () => {
  const written = readFileSync(join(rootFolder(__dirname), 'docs', 'command-line.md'), 'utf8');
  // To write it anew: npm run docs
  expect(commandLineReference()).toBe(written);
  expect(written).toMatch(/^## environment create$/m);
  expect(written).toMatch(/^ {2}--shown <revision> +do nothing unless/m);
});

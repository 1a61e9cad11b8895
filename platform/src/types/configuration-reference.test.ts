import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../repository/workspaces.ts';
import { configurationReference } from './configuration-reference.ts';

test('docs/configuration.md says of every key what it is for and what it must be, as the schema does', () => {
  const written = readFileSync(join(rootFolder(__dirname), 'docs', 'configuration.md'), 'utf8');
  // To write it anew: npm run api
  expect(configurationReference()).toBe(written);
  expect(written).toContain('`allow.scripts`: Origins that scripts may come from. May be left out.');
  expect(written).toContain(
    '`referrers[].slug`: In the address: `/catalogo-norte`. It must be a slug (a-z, 0-9 and -).',
  );
});

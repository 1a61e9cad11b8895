import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../lib/workspaces.ts';
import { importsReference } from './imports-reference.ts';

const root = rootFolder(__dirname);

test('shared-types/imports.md says what a page may import, as the packages have it', () => {
  const written = readFileSync(join(root, 'shared-types', 'imports.md'), 'utf8');
  // To write it anew: npm run docs
  expect(importsReference(root)).toBe(written);
  expect(written).toMatch(/- Hooks: .*`useParams`/);
  expect(written).toMatch(/\| `useOffer` +\| Something that can be bought, with its price and how to get it\. +\|/);
  expect(written).toMatch(/\| `SiteLink` +\| A plain link to a page of the site\. +\|/);
});

test('the lint says what a page has instead, and where the rest stands, which the package brings along', () => {
  const rules = readFileSync(join(root, 'platform', 'oxlint', 'rules.json'), 'utf8');
  const messages = rules.match(/"message": "[^"]*imports\.md"/g) ?? [];
  expect(messages).toHaveLength(2);
  for (const message of messages)
    expect(message).toMatch(/Instead of .* node_modules\/@mosaico\/shared-types\/imports\.md"$/);
  const { files } = JSON.parse(readFileSync(join(root, 'shared-types', 'package.json'), 'utf8')) as { files: string[] };
  expect(files).toContain('imports.md');
});

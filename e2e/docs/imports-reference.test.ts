import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '@mosaico/platform/lib/workspaces';
import { blocksReference } from './blocks-reference.ts';
import { importsReference } from './imports-reference.ts';

const root = rootFolder(__dirname);

test('shared-types/imports.md says what a page may import, as the packages have it', () => {
  const written = readFileSync(join(root, 'shared-types', 'imports.md'), 'utf8');
  // To write it anew: npm run docs
  expect(importsReference(root)).toBe(written);
  expect(written).toMatch(/^- Hooks: [^-]*`useParams`/m);
  expect(written).toMatch(/^- `useOffer`: Something that can be bought, with its price and how to get it\.$/m);
});

test('shared-ui/blocks.md has every block with its props, as the design system declares them', () => {
  const written = readFileSync(join(root, 'shared-ui', 'blocks.md'), 'utf8');
  expect(blocksReference(root)).toBe(written);
  expect(written).toMatch(/^### PlanCard\n\n[^`]+```ts\ninterface PlanCardProps \{[^}]*badge\?: string;/m);
  expect(written).toMatch(/^interface Step \{$/m);
});

test('the lint says what a page has instead, and where the rest stands, which the package brings along', () => {
  const rules = readFileSync(join(root, 'platform', 'oxlint', 'rules.json'), 'utf8');
  const messages = rules.match(/"message": "[^"]*imports\.md"/g) ?? [];
  expect(messages).toHaveLength(1);
  for (const message of messages)
    expect(message).toMatch(/Instead of .* node_modules\/@mosaico\/shared-types\/imports\.md"$/);
  const { files } = JSON.parse(readFileSync(join(root, 'shared-types', 'package.json'), 'utf8')) as { files: string[] };
  expect(files).toContain('imports.md');
});

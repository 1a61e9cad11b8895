import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../lib/workspaces.ts';
import { blocksReference } from './blocks-reference.ts';
import { importsReference } from './imports-reference.ts';

const root = rootFolder(__dirname);

test('docs/imports.md says what a page may import, as the packages have it', () => {
  const written = readFileSync(join(root, 'docs', 'imports.md'), 'utf8');
  // To write it anew: npm run docs
  expect(importsReference(root)).toBe(written);
  expect(written).toMatch(/^- Hooks: [^-]*`useParams`/m);
  expect(written).toMatch(/^- `useOffer`: Something that can be bought, with its price and how to get it\.$/m);
});

test('docs/blocks.md has every block with its props, as the design system declares them', () => {
  const written = readFileSync(join(root, 'docs', 'blocks.md'), 'utf8');
  expect(blocksReference(root)).toBe(written);
  expect(written).toMatch(/^### PlanCard\n\n[^`]+```ts\ninterface PlanCardProps \{[^}]*badge\?: string;/m);
  expect(written).toMatch(/^interface Step \{$/m);
});

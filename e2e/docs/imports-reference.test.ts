import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '@mosaico/platform/lib/workspaces';
import { importsReference } from './imports-reference.ts';

const root = rootFolder(__dirname);

test('docs/imports.md says what a page may import, as the packages have it', () => {
  const written = readFileSync(join(root, 'docs', 'imports.md'), 'utf8');
  // To write it anew: npm run docs
  expect(importsReference(root)).toBe(written);
  expect(written).toMatch(/- Hooks: .*`useParams`/);
  expect(written).toMatch(/\| `useOffer` +\| Something that can be bought, with its price and how to get it\. +\|/);
  expect(written).toMatch(/\| `SiteLink` +\| A plain link to a page of the site\. +\|/);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appWorkspaces } from '@mosaico/platform/repository/workspaces';
import { withWorkspaceTable } from '@mosaico/platform/types/workspace-table';
import { expect, test } from '@playwright/test';
import { blocksBelow } from '../support/recipe.ts';

const root = join(import.meta.dirname, '..', '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('README.md has every workspace with its folder, port, owner and routes, as they are', async () => {
  // To write it anew: npm run docs
  expect(await withWorkspaceTable(readme, root)).toBe(readme);
  const workspaces = appWorkspaces(root);
  expect(workspaces).toHaveLength(7);
  for (const { name, port } of workspaces)
    expect(readme).toMatch(new RegExp(`^\\| \\[\`${name}\`\\]\\(${name}/\\) +\\| ${port} +\\| @\\S+ +\\| \`/`, 'm'));
});

test("README.md's first step is the recipe of a price, which recipes.spec.ts follows", () => {
  expect(blocksBelow(readme, 'Five minutes')).toEqual(blocksBelow(textOf('CONTRIBUTING.md'), 'A price'));
});

test('links between documents lead to files and headings that are there', () => {
  const documents = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'environments/README.md',
    'shared-ui/README.md',
  ].concat(
    readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
    readdirSync(join(root, 'docs', 'decisions')).map((name) => `docs/decisions/${name}`),
  );
  const lost = documents.flatMap((document) =>
    Array.from(textOf(document).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
      .filter((link) => !link.includes(':') && !leads(document, link))
      .map((link) => `${document}: ${link}`),
  );
  expect(lost).toEqual([]);
});

const textOf = (document: string): string => readFileSync(join(root, document), 'utf8');

function leads(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : join(document, '..', file);
  try {
    return anchor === undefined || anchorsOf(textOf(target)).includes(anchor);
  } catch {
    return false;
  }
}

/** As GitHub makes them of headings. */
function anchorsOf(text: string): string[] {
  return Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

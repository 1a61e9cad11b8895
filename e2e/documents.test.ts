import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksBelow } from './support/recipe.ts';

const root = join(__dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test("README.md's first step is the recipe of a price, which recipes.spec.ts follows", () => {
  expect(blocksBelow(readme, 'Five minutes')).toEqual(blocksBelow(textOf('CONTRIBUTING.md'), 'A price'));
});

const documents = [
  'README.md',
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

test('links between documents lead to files and headings that are there', () => {
  const lost = documents.flatMap((document) =>
    Array.from(textOf(document).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
      .filter((link) => !link.includes(':') && !leads(document, link))
      .map((link) => `${document}: ${link}`),
  );
  expect(lost).toEqual([]);
});

test('files that documents name are there', () => {
  const folders = readdirSync(root).filter((name) => /^[a-z]/.test(name) && name !== 'node_modules');
  // What is made, changed or explained by a pattern has no file.
  const named = new RegExp(
    `^(${folders.map((name) => name.replaceAll('.', '\\.')).join('|')})/[\\w./-]+\\.(ts|tsx|mjs|cjs|yml|md|json)$`,
  );
  const lost = documents
    .filter((document) => document !== 'CHANGELOG.md')
    .flatMap((document) =>
      Array.from(textOf(document).matchAll(/`([^`\n]+)`/g), ([, name = '']) => name)
        .filter((name) => named.test(name) && !existsSync(join(root, name)))
        .map((name) => `${document}: ${name}`),
    );
  expect(lost).toEqual([]);
});

function textOf(document: string): string {
  return readFileSync(join(root, document), 'utf8');
}

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

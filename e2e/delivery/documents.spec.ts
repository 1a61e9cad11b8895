import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDeclaration } from '@mosaico/shared-types';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('README.md names every workspace with exactly its routes', async () => {
  const owners = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  expect(owners).toHaveLength(7);
  for (const name of owners) {
    const { default: pages } = (await import(join(root, name, 'src', 'pages.ts'))) as {
      default: Record<string, PageDeclaration>;
    };
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` `) && line.includes('`/')) ?? '';
    const routes = Array.from(row.matchAll(/`(\/[^`]*)`/g), ([, route]) => route);
    expect(routes, name).toEqual(Object.values(pages).map(({ path }) => path));
  }
});

test('links between documents lead to files and headings that are there', () => {
  const documents = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'environments/README.md',
    'shared-ui/README.md',
  ].concat(
    readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
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

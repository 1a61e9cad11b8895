import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyDiff, blocksBelow, blocksOf, diffPathsOf, pricesOf } from './support/recipe.ts';

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
  'shared-ui/blocks.md',
  'shared-types/imports.md',
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

/** Identifiers of other projects that documents name. */
const foreign = new Set([
  ...['errorLoadRemote', 'typeCheck', 'KeyValueStore'],
  ...['GetFunction', 'DescribeFunction', 'UpdateFunction', 'PublishFunction'],
]);

test('identifiers that documents name are in the sources', () => {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = stdout
    .split('\n')
    .filter(
      (file) =>
        /\.(tsx?|[cm]js|json|css|ya?ml)$/.test(file) &&
        !file.endsWith('package-lock.json') &&
        existsSync(join(root, file)),
    )
    .map(textOf)
    // The list above is none.
    .filter((text) => !text.includes('const foreign = new Set'));
  const known = new Set(sources.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const lost = documents
    // It says what has been.
    .filter((document) => document !== 'CHANGELOG.md')
    .flatMap((document) =>
      Array.from(
        textOf(document)
          .replaceAll(/^```[^]*?^```/gm, '')
          .matchAll(/`([^`\n]+)`/g),
        ([, code = '']) => code,
      )
        .flatMap((code) => code.match(/(?<![\w$./-])[A-Za-z][a-z\d]*(?:[A-Z][a-z\d]*)+(?![\w-])/g) ?? [])
        .filter((name) => !known.has(name) && !foreign.has(name))
        .map((name) => `${document}: ${name}`),
    );
  expect(lost).toEqual([]);
});

test('docs/architecture.md lists every room in the order of imports.mjs', () => {
  const [, text = ''] = textOf('docs/architecture.md').split('\n## Rooms\n');
  const named = (part: string | undefined): string[] =>
    Array.from((part ?? '').matchAll(/`([\w-]+)`/g), ([, name = '']) => name);
  const listed: Record<string, string[]> = {};
  let workspace = '';
  for (const [, part, rooms] of text.matchAll(/^\|([^|\n]*)\|([^|\n]*)\|[^|\n]*\|$/gm)) {
    workspace = named(part)[0] ?? workspace;
    if (workspace) listed[workspace] = [...(listed[workspace] ?? []), ...named(rooms)];
  }
  listed['shared-ui'] = named(/The rooms of `shared-ui` are, in order, ([^.]*)\./.exec(text)?.[1]);
  const print = "import('./imports.mjs').then(({ rooms }) => console.log(JSON.stringify(rooms)))";
  expect(listed).toEqual(JSON.parse(execFileSync(process.execPath, ['-e', print], { cwd: root, encoding: 'utf8' })));
});

test('diff blocks of documents apply to the sources, each after those above it', () => {
  const { retell } = pricesOf(root);
  const changing = documents
    .map((document) => blocksOf(textOf(document)).filter(({ language }) => language === 'diff'))
    .filter((blocks) => blocks.length > 0);
  expect(changing.length).toBeGreaterThan(1);
  for (const blocks of changing) {
    const folder = mkdtempSync(join(tmpdir(), 'diffs-'));
    try {
      const copy = (files: readonly string[]): void => {
        for (const file of files) if (!existsSync(join(folder, file))) cpSync(join(root, file), join(folder, file));
      };
      for (const { language, text } of blocks) {
        const block = { language, text: retell(text) };
        copy(diffPathsOf(block, 'a'));
        try {
          applyDiff(folder, block);
        } catch {
          // Who follows the recipe has made the change already.
          copy(diffPathsOf(block, 'b'));
          applyDiff(folder, block, '--reverse');
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
});

function textOf(document: string): string {
  return readFileSync(join(root, document), 'utf8');
}

function leads(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : join(document, '..', file);
  return existsSync(join(root, target)) && (anchor === undefined || anchorsOf(textOf(target)).includes(anchor));
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

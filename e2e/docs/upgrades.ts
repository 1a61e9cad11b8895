import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from '@mosaico/platform/lib/workspaces';
import { markdownTable } from './workspace-table.ts';

/** A private part of a library that this repository uses: what the head of a file in a folder `src/private` says. */
export interface Hook {
  /** Path below the root. */
  file: string;
  /** Name and version. */
  library: string;
  symbol: string;
  why: string;
  /** The issue, or that there is none. */
  upstream: string;
  /** Whether a test of the folder names the library. */
  isTested: boolean;
}

const head = /^Library: (.+?)\. Symbols?: (.+?)\. Why: (.+?) Upstream: (.+?)\.?$/;

/** All hooks of the repository in `root`. Throws an `Error` naming the file whose head does not say all. */
export function hooksIn(root: string): Hook[] {
  return workspaceFolders(root).flatMap((workspace) => {
    const folder = join(workspace, 'src', 'private');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name)).map((name) => hookOf(root, join(folder, name)));
  });
}

function hookOf(root: string, path: string): Hook {
  const file = path.slice(root.length + 1);
  const [comment = ''] = /^(\/\/ .*\n)+/.exec(readFileSync(path, 'utf8')) ?? [];
  const words = comment
    .replaceAll(/^\/\/ /gm, '')
    .replaceAll('\n', ' ')
    .trim();
  const [, library, symbol, why, upstream] = head.exec(words) ?? [];
  if (!library || !symbol || !why || !upstream)
    throw new Error(
      `${file} does not begin with "// Library: <name and version>. Symbol: <what is private>. Why: … Upstream: <issue>."`,
    );
  const [name = ''] = /^@?[^@ ]+/.exec(library) ?? [];
  const folder = join(path, '..');
  const tests = readdirSync(folder).filter((each) => /\.test\.tsx?$/.test(each));
  return {
    file,
    library,
    symbol,
    why,
    upstream,
    isTested: tests.some((test) => readFileSync(join(folder, test), 'utf8').includes(`'${name}`)),
  };
}

const issue = /([\w.-]+\/[\w.-]+)#(\d+)/g;

/** `docs/upgrades.md`. */
export function upgradesReference(root: string): string {
  const rows = hooksIn(root).map(({ file, library, symbol, why, upstream }) => [
    `[${library}](../${file})`,
    symbol,
    why,
    upstream.replaceAll(issue, '[$1#$2](https://github.com/$1/issues/$2)'),
  ]);
  return `# Upgrades

Made by \`npm run docs\` of the files in \`src/private/\`. Everything else uses libraries as their documentation says.

## Private parts of libraries

A new version may change these without notice. Each has a file and, beside it, a test whose name begins with the library: it fails when
the library changes that part. Lint refuses imports of \`dist/\` and the like elsewhere.

${markdownTable(['library', 'private part', 'why', 'upstream'], rows)}
## Upgrade a library

1. \`npm run test:next -- webpack\` says in a copy of the checkout what the newest version breaks: one line, with the first error.
   Several names are tried one after the other. Without a name it tries all.
2. \`npm install --workspace platform webpack@latest\` (the workspace whose \`package.json\` names it). The lockfile keeps exact versions.
3. Where a test in \`src/private/\` fails, read the head of its file. If the upstream issue is closed, delete the file.
4. \`npm run test:full\`. Then correct "Held back" in [dependencies](dependencies.md).

\`.github/workflows/next.yml\` runs \`npm run test:next\` every week. It fails when a library breaks something, and changes nothing.
`;
}

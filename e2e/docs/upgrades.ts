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
  /** What the test beside the file has to name: the library and, in backticks, parts of it. None if all are in names of tests. */
  untested: string[];
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
  const tests = testsBeside(path);
  const parts = [...symbol.matchAll(/`(.+?)`/g)].map(([, part = '']) => part);
  const begins = tests.some((test) => test.startsWith(`${name}, `));
  const missing = parts.filter((part) => !tests.some((test) => test.includes(part)));
  const untested = [...(begins ? [] : [name]), ...(parts.length > 0 ? missing : [symbol])];
  return { file, library, symbol, why, upstream, untested };
}

/** Names of the tests in the file beside a hook's that begin `<library>, `. */
function testsBeside(path: string): string[] {
  const file = ['.test.ts', '.test.tsx'].map((end) => path.replace(/\.tsx?$/, end)).find((each) => existsSync(each));
  return [...(file ? readFileSync(file, 'utf8') : '').matchAll(/'((?:@[\w-]+\/)?[\w-]+, .+)', (?:async )?\(/g)].map(
    ([, name = '']) => name,
  );
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

Made by \`npm run docs\` of the files in \`src/private/\`.

## Private parts of libraries

A new version may change these without notice. Each has a file and, beside it, a test named \`<library>, <part>\`: it fails when the library
changes that part. A test (\`e2e/docs/upgrades.test.ts\`) refuses a file without one, and known private names and imports of \`dist/\` and the
like elsewhere. It cannot know every private name.

${markdownTable(['library', 'private part', 'why', 'upstream'], rows)}
These need care too, and have no file there:

- \`platform/src/build/preset.ts\` names an entry without its hash as long as webpack does not know it, since federation requests the name too
  early ([module-federation/core#5077](https://github.com/module-federation/core/issues/5077)). \`entry-name.test.ts\` fails once it is mended.
- \`platform/src/build/plugins.ts\` replaces webpack's \`loadScript\`: its tap has to come before webpack's own, and \`done\` takes
  \`{ type, target }\` of an event.
- \`platform/src/build/styles.ts\` adds a handler \`styles\` to webpack's \`ensureChunkHandlers\`.
- \`platform/src/build/sharing.ts\` shares two modules of @mui/system for their contexts. \`sharing.test.ts\` fails when Material UI has another
  context outside of @mui/material.
- \`shared-ui/src/overlays/material-tooltip.tsx\` gives Material UI's tooltip native events: it reads only their type and target.
- \`shared-ui/src/theme/material-root.tsx\` takes \`colorSchemes\` from the theme, so that Material UI watches and writes nothing.
- \`platform/src/smoke-test/browser.ts\` knows React's hydration errors by their numbers: \`react-mismatch.test.ts\`.
- \`platform/src/deliver/compare-served.ts\` knows by React's comments that a host has minified a document.
- \`shell/src/slots/kept-html.ts\` counts on React keeping the HTML of an element with \`suppressHydrationWarning\`, which it documents:
  \`kept-html.test.tsx\`.
- \`e2e/support/workshop.ts\` uses events of Storybook's channel by their names.
- \`e2e/engines/visitor.ts\` reads the file \`@testing-library/dom.umd.min.js\` beside the main file of that package.
- \`e2e/delivery/\` finds webpack-dev-server's overlay by its id, as \`platform/src/private/dev-overlay.ts\` does.
- \`platform/src/build/type-errors.ts\` starts TypeScript 7 by the path \`lib/tsc\` of a package that its package depends on.
- \`imports.mjs\` gives a rule of eslint-plugin-boundaries another context, in oxlint.
- \`shell/src/remotes/runtime-plugin.ts\` replaces a shared module in the share scope after a failed load. Hooks may replace one; without that,
  the runtime returns the rejected promise again.
- \`shell/src/regions/region.tsx\` counts renders to notice a mismatch, and unmounts a root after React has reported an error of it.

## Upgrade a library

1. \`npm run test:next -- webpack\` says in a copy of the checkout what the newest version breaks: one line, with how far the upgrade is, the
   Node that it asks for, and the first error. It tries the tag \`latest\`, a new major version too, and \`next\` where that is newer. Without a name it tries the libraries that \`npm run test:next -- help\` names.
   For a newer version of the major that is in use, begin with step 2.
2. \`npm install --save-prefix '~' --workspace platform --workspace e2e webpack@latest\`: every workspace whose \`package.json\` names it, with the
   prefix that stands there. Of what the shell shares (React, React Router) raise the shell's range alone: a remote's range is what it asks of the
   shell. The lockfile keeps exact versions.
3. Where a test in \`src/private/\` fails, read the head of its file. If the upstream issue is closed, delete the file.
4. \`npm run test:full\`. Then correct "Held back" in [dependencies](dependencies.md).

\`.github/workflows/next.yml\` runs \`npm run test:next\` every week. It fails when a minor version or a patch breaks something, and
changes nothing.
`;
}

import { execFile, type ExecFileException } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'jsonc-parser';
import { workFolder } from '../lib/folders.ts';
import type { FactDeclaration } from '@mosaico/shared-types';
import type { Workspace } from '../lib/workspaces.ts';
import type { DeclaredPage } from '../table/declarations.ts';
import { packageFolder, platformPackage } from './own-packages.ts';

/** What a workspace loads its pages and pieces from, by their name, and its figures, whose types say less than their values. */
export interface Modules {
  workspace: Workspace;
  facts: Readonly<Record<string, FactDeclaration>>;
  pages: readonly Pick<DeclaredPage, 'key' | 'screen'>[];
  slots: Readonly<Record<string, string>>;
}

/** What {@link typeErrors} looks at. */
export interface TypeCheck {
  /** What every workspace exposes. */
  modules: readonly Modules[];
  /** The pieces that other repositories' workspaces offer. */
  others?: readonly string[];
  /** Only these workspaces' own files, without their tests. Default: all that `tsconfig.json` includes. */
  only?: readonly Pick<Workspace, 'folder'>[];
  /** Ends the compiler; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * What the compiler objects to in the repository at `root`: in its own files, and in what the workspaces expose to each
 * other. One message each, naming file and line. Rejects where there is no `tsconfig.json`, and when the compiler itself fails.
 */
export async function typeErrors(root: string, { modules, others = [], only, signal }: TypeCheck): Promise<string[]> {
  const asked = join(root, 'tsconfig.json');
  if (!existsSync(asked))
    throw new Error(`${asked} is missing. Write one that extends "@mosaico/platform/tsconfig.base.json".`);
  // Two checks of one repository at once, as `dev` and `types` are, have a folder each.
  const folder = join(workFolder(root), only ? 'types-dev' : 'types');
  const contract = contractOf(folder, modules, others);
  const { files = [], include, exclude = [] } = parse(readFileSync(asked, 'utf8')) as TsConfig;
  const from = (file: string): string => join(relative(folder, root), file).replaceAll('\\', '/');
  const own = only?.map((workspace) => `${relative(root, workspace.folder) || '.'}/src`);
  const config = {
    extends: from('tsconfig.json'),
    files: [
      'contract.ts',
      ...files.map(from),
      ...(only ? [join(packageFolder(root, platformPackage), 'declarations.d.ts')] : []),
    ],
    ...(own && {
      include: [...own.map(from), ...(include ?? []).filter((each) => each.endsWith('.d.ts')).map(from)],
      exclude: [...exclude, '**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'].map(from),
    }),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'contract.ts'), contract.map(([source]) => source).join('\n'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const printed = await compilerOutput(root, folder, signal);
  return messagesIn(printed, contract, relative(root, join(folder, 'contract.ts')));
}

interface TsConfig {
  files?: string[];
  include?: string[];
  exclude?: string[];
}

/** What TypeScript prints. It takes a quarter of the time of version 6, and nothing in this process. */
async function compilerOutput(root: string, project: string, signal: AbortSignal | undefined): Promise<string> {
  const compiler = createRequire(createRequire(import.meta.url).resolve('typescript-native/package.json')).resolve(
    `@typescript/typescript-${process.platform}-${process.arch}/package.json`,
  );
  // The program itself: a script around it would not pass on what ends it.
  const program = join(dirname(compiler), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
  const words = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', join(project, 'checked')];
  const { code, stdout, stderr } = await promisify(execFile)(program, [...words, '-p', project], {
    cwd: root,
    killSignal: 'SIGKILL',
    maxBuffer: Infinity,
    ...(signal && { signal }),
  }).then(
    (printed) => ({ code: 0, ...printed }),
    (error: ExecFileException & { stdout: string; stderr: string }) => error,
  );
  signal?.throwIfAborted();
  // 1 and 2: there are errors, which are printed.
  if (typeof code === 'number' && code <= 2 && stderr === '') return stdout.replaceAll('\r\n', '\n');
  throw new Error(`TypeScript ended with ${code ?? 'a signal'}: ${stderr.trim() || stdout.trim()}`);
}

/** `file(line,column): error TS1: text`, and further lines that belong to it, as `file:line:column: TS1: text`. */
function messagesIn(printed: string, contract: readonly ContractLine[], contractFile: string): string[] {
  const messages = printed
    .trim()
    .split(/\n(?! )/)
    .filter(Boolean)
    .map((each) => {
      const [, file = '', line = '', column = '', text = each] =
        /^(?:(.*?)\((\d+),(\d+)\): )?error (TS.*)$/s.exec(each) ?? [];
      if (file.replaceAll('\\', '/') === contractFile.replaceAll('\\', '/'))
        return `${contract[Number(line) - 1]?.[1] ?? 'The contract'} does not keep the contract (shared-types): ${text}`;
      return file ? `${file}:${line}:${column}: ${text}` : text;
    });
  return [...new Set(messages)];
}

/** A line of the contract, and the file that it speaks of, relative to the root. */
type ContractLine = [source: string, about?: string];

/**
 * The contract of these workspaces, as a source file in the folder `from`: it compiles if every workspace exposes what shell and pages
 * count on. A remote could forget `satisfies`, compile, and fail in the browser, since federation hands over modules without types.
 * Declarations name each other in plain strings. `others` are the pieces that other repositories offer.
 */
function contractOf(from: string, workspaces: readonly Modules[], others: readonly string[]): ContractLine[] {
  const lines: ContractLine[] = [
    [
      "import type { DeclaredFacts, DeclaredOffers, DeclaredPages, Facts, MentionedFacts, MentionedOffers, MentionedPages, OfferedSlots, Offers, PageProps, Pages, Slots } from '@mosaico/shared-types';",
    ],
    ["import type { ComponentType } from 'react';"],
  ];
  const offering: string[] = others.map((name) => JSON.stringify(name));
  workspaces.forEach(({ workspace: { name, folder }, facts, pages, slots }, index) => {
    const has = (file: string): boolean => existsSync(join(folder, 'src', file));
    const moduleAt = (file: string): string => relative(from, join(folder, 'src', file)).replaceAll('\\', '/');
    const line = (file: string, source: string): void => void lines.push([source, `${name}/src/${file}`]);
    for (const [file, type, declared] of [
      ['pages.ts', 'Pages', 'DeclaredPages'],
      ['facts.json', 'Facts', 'DeclaredFacts'],
      ['offers.ts', 'Offers', 'DeclaredOffers'],
    ] as const) {
      if (!has(file)) continue;
      const its = `${type.toLowerCase()}${index}`;
      // The compiler takes a text of a JSON file for any text, and here counts which figure it names.
      const isJson = file === 'facts.json';
      line(
        file,
        isJson ? `const ${its} = ${JSON.stringify(facts)} as const;` : `import ${its} from '${moduleAt(file)}';`,
      );
      line(file, `${its} satisfies ${type};`);
      // Added to the names that everybody else compiles against.
      line(
        isJson ? 'pages.ts' : file,
        `(({}) as ${declared}) satisfies { [Key in keyof typeof ${its} & string as \`${name}/\${Key}\`]: unknown };`,
      );
      line(file, `(({}) as DeclaredFacts) satisfies Record<MentionedFacts<typeof ${its}>, unknown>;`);
      if (file !== 'offers.ts')
        line(file, `(({}) as DeclaredOffers) satisfies Record<MentionedOffers<typeof ${its}>, unknown>;`);
      if (file === 'pages.ts')
        line(file, `(({}) as DeclaredPages) satisfies Record<MentionedPages<typeof ${its}>, unknown>;`);
    }
    for (const { screen } of pages)
      line('pages.ts', `(({}) as typeof import('${moduleAt(screen)}').default) satisfies ComponentType<PageProps>;`);
    if (!has('slots.ts')) return;
    const its = `slots${index}`;
    offering.push(`keyof typeof ${its}`);
    line('slots.ts', `import ${its} from '${moduleAt('slots.ts')}';`);
    line('slots.ts', `${its} satisfies Slots;`);
    line('slots.ts', `(({}) as OfferedSlots) satisfies Record<keyof typeof ${its}, unknown>;`);
    for (const file of Object.values(slots))
      line('slots.ts', `(({}) as typeof import('${moduleAt(file)}').default) satisfies ComponentType;`);
  });
  lines.push([
    `(({}) as Record<${offering.join(' | ') || 'never'}, 0>) satisfies Record<keyof OfferedSlots, 0>;`,
    "a remote's slots.ts",
  ]);
  return lines;
}

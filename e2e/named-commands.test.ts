import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { commandLine } from '@mosaico/platform/cli';

// Every command that a message names is one that works where it is read. Documents and workflows: `platform/src/workflows.test.ts`.

const root = join(__dirname, '..');
const program = commandLine();
type Command = typeof program;

interface Named {
  /** File and line. */
  place: string;
  /** As it is typed, with "…" for what is only known when it is printed. */
  typed: string;
}

const scriptsOf = (file: string): string[] =>
  Object.keys((JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts: object }).scripts);
/** The scripts that a reader has: of this repository, and of one that `npm create @mosaico/remote` has begun. */
const scripts = { here: scriptsOf('package.json'), elsewhere: scriptsOf('platform/template/repository/manifest.json') };

/** Messages of the platform that only this repository's people read, and why. */
const readHereAlone: Readonly<Record<string, string>> = {
  'platform/src/build/changed.ts': 'npm test -- --changed is of this repository',
  'platform/src/cli/start.ts': 'a remote in a repository of its own has no shell to start with',
  'platform/src/cli/new-remote.ts': 'adds a workspace to this repository',
  'platform/src/cli/explain.ts': 'begins an environment from environments/, which this repository has',
};

// A day's record is of its day, and the completion's scripts are the shells'.
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter(
    (file) => !/\.(test|spec)\.tsx?$|\/testing\/|CHANGELOG\.md$|^docs\/decisions\/|\/cli\/completion\.ts$/.test(file),
  );
const sources = files.filter((file) =>
  /^(platform|create-remote|shared-(types|ui)|shell|e2e|bench|mf-[a-z]+)\/.*\.(tsx?|mjs)$/.test(file),
);
/** Texts of a source that people may read: its literals, and what `command` makes of them. */
function textsOf(file: string): { text: string; line: number; isCommand: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: ReturnType<typeof textsOf> = [];
  const textOf = (node: ts.Node): string | undefined => {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (!ts.isTemplateExpression(node)) return undefined;
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  };
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined) {
      const { parent } = node;
      const isCommand =
        ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && parent.expression.text === 'command';
      found.push({ text, isCommand, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** To where a command in a text goes on. */
const end = '[^\\n`"\'»()|;&#<>]*';
const inText = new RegExp(
  `\\b((?:npx )?mosaico (?=[a-z…-])${end}|npm (?:start|test|ci|install|create|run|exec)\\b${end})`,
  'g',
);
const commandsIn = (text: string): string[] => Array.from(text.matchAll(inText), ([typed]) => typed.trim());

const named: Named[] = sources.flatMap((file) =>
  textsOf(file).flatMap(({ text, line, isCommand }) =>
    (isCommand ? [`mosaico ${text}`] : commandsIn(text)).map((typed) => ({ place: `${file}:${line}`, typed })),
  ),
);

/** What is wrong with a command of `mosaico`; nothing for one that works. */
function faultOf(typed: string): string | undefined {
  const [, ...words] = typed.replace(/^npx /, '').split(/\s+/);
  let verb: Command = program;
  while (words.length > 0 && verb.commands.length > 0) {
    const [word = ''] = words;
    if (word.startsWith('…') || word.startsWith('-')) break;
    const next: Command | undefined = verb.commands.find((each) => each.name() === word.replace(/[.,:]+$/, ''));
    if (!next) return verb === program && word === 'help' ? undefined : `there is no "${word}"`;
    verb = next;
    words.shift();
  }
  const known = new Set(['--help', ...[program, verb].flatMap((each) => each.options.map(({ long }) => long))]);
  const strange = words
    .map((word) => /^--[a-z][a-z-]*/.exec(word)?.[0])
    .find((flag) => flag !== undefined && !known.has(flag));
  // Of a verb that is chosen when the message is printed nothing is known.
  return verb !== program && strange ? `"${verb.name()}" has no ${strange}` : undefined;
}

test('what names a command of mosaico names a verb and options that it has', () => {
  const ours = named.filter(({ typed }) => /^(npx )?mosaico /.test(typed));
  expect(ours.length).toBeGreaterThan(80);
  const faults = ours.flatMap(({ place, typed }) => {
    const fault = faultOf(typed);
    return fault === undefined ? [] : [`${place}: ${typed}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

/** The script that a command of npm runs; nothing for npm's own, and where it is known only when it is printed. */
function scriptOf(typed: string): string | undefined {
  const [, verb = '', word = ''] = /^npm (\w+)(?: ([^\s.,:]+(?::[\w]+)?))?/.exec(typed) ?? [];
  if (verb === 'run') return word.startsWith('…') || word === '' ? undefined : word;
  return verb === 'start' || verb === 'test' ? verb : undefined;
}

test('what names a script of npm names one that its readers have', () => {
  const faults = named.flatMap(({ place, typed }) => {
    const script = scriptOf(typed);
    if (script === undefined) return [];
    const [file = ''] = place.split(':');
    const isRead = { here: scripts.here, ...(isPublished(file) && { elsewhere: scripts.elsewhere }) };
    const missing = Object.entries(isRead).flatMap(([where, those]) => (those.includes(script) ? [] : [where]));
    return missing.map((where) => `${place}: ${typed}: there is no script "${script}" ${where}`);
  });
  expect(faults).toEqual([]);
});

/** What teams with a repository of their own run, too. */
const isPublished = (file: string): boolean =>
  /^(platform|shared-types|shared-ui)\/src\//.test(file) && !(file in readHereAlone);

// `npm run test:next`: which library's newest version breaks what, each by itself in a copy of the checkout. A line each. It fails where a minor
// version or a patch breaks something: a major one may.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isFailure, lineOf, versionsToTry } from './next-versions.mjs';

const root = join(import.meta.dirname, '..');

/** What is upgraded together, by the name that one types. */
const libraries = {
  webpack: ['webpack'],
  'webpack-cli': ['webpack-cli'],
  'webpack-dev-server': ['webpack-dev-server'],
  'mini-css-extract-plugin': ['mini-css-extract-plugin'],
  federation: ['@module-federation/enhanced'],
  react: ['react', 'react-dom'],
  'react-router': ['react-router'],
  mui: ['@mui/material'],
  emotion: ['@emotion/react', '@emotion/styled'],
  notistack: ['notistack'],
  swc: ['@swc/core'],
  'puppeteer-core': ['puppeteer-core'],
};
const steps = {
  types: ['npx', 'mosaico', 'types'],
  build: ['npx', 'mosaico', 'build'],
  unit: ['npx', 'jest', '--config', 'jest.fast.config.mjs', '--silent'],
  journeys: ['node', 'e2e/run.mjs', '--project', 'journeys'],
};
const usage = `npm run test:next                           all libraries, all steps
npm run test:next -- webpack react          some of: ${Object.keys(libraries).join(', ')}
npm run test:next -- --tag next             this tag alone; by default "latest", and "next" where that is newer
npm run test:next -- --steps build,unit     some of: ${Object.keys(steps).join(', ')}`;

const install = ['npm', 'install', '--no-audit', '--no-fund'];

const { names, tags, chosen } = asked();
const ownNode = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
let isBroken = false;
for (const name of names) {
  const now = versionIn(root, libraries[name][0]);
  const versions = versionsToTry(now, registry(libraries[name][0], 'dist-tags'), tags);
  if (versions.length === 0) say(`${name}: ${now} is the newest`);
  for (const { tag, version } of versions) {
    const node = registry(`${libraries[name][0]}@${version}`, 'engines')?.node;
    const outcome = { name, now, tag, version, node, breaks: firstBreak(name, tag) };
    isBroken ||= isFailure(outcome);
    say(lineOf(outcome, ownNode));
  }
}
process.exitCode = isBroken ? 1 : 0;

function say(line) {
  console.log(line);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `- ${line}\n`);
}

/** What was typed. Ends the process, with how to type it, where that means nothing. */
function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { tag: { type: 'string' }, steps: { type: 'string' } },
    });
    const wanted = values.steps?.split(',') ?? Object.keys(steps);
    const strange = [
      ...positionals.filter((name) => !(name in libraries)),
      ...wanted.filter((name) => !(name in steps)),
    ];
    if (strange.length > 0) throw new Error(`There is no "${strange[0]}".`);
    return {
      names: positionals.length > 0 ? positionals : Object.keys(libraries),
      tags: values.tag === undefined ? undefined : [values.tag],
      chosen: wanted,
    };
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}

/** The step that breaks first with what is tagged, and its first error; undefined where none does. */
function firstBreak(name, tag) {
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-next-'));
  try {
    // As it is on the disk, changes included.
    const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    for (const file of files)
      if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true });
    ask(folder, libraries[name], tag);
    for (const [step, command] of [['install', install], ...chosen.map((each) => [each, steps[each]])]) {
      const { status, output } = run(folder, command);
      if (status !== 0) return `${step} breaks: ${firstError(output, folder)}`;
    }
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the packages' tagged versions into every `package.json` that names them, with what it overrides. */
function ask(folder, packages, tag) {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const workspace of ['.', ...workspaces]) {
    const file = join(folder, workspace, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'overrides'])
      for (const name of packages)
        if (manifest[kind]?.[name]) manifest[kind][name] = registry(name, 'dist-tags')[tag] ?? manifest[kind][name];
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

function run(folder, [program, ...words]) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', CI: '1' },
  });
  return { status, output: `${stderr}\n${stdout}` };
}

/** The first line that says what went wrong, without the copy's path. */
function firstError(output, folder) {
  const lines = output
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);
  const at = lines.findIndex(
    (each) => /error|✘|●|not found|cannot/i.test(each) && !/^npm (warn|error (code|A complete))/i.test(each),
  );
  // Some say on the first lines that there are errors, and then which.
  const which = lines.slice(Math.max(at, 0)).find((each) => !each.endsWith(':'));
  return (which ?? lines.at(-1) ?? 'it said nothing').replaceAll(folder, '.').slice(0, 300);
}

function versionIn(folder, name) {
  let place = folder;
  while (!existsSync(join(place, 'node_modules', name, 'package.json'))) {
    if (place === dirname(place)) throw new Error(`${name} is not installed. Run: npm ci`);
    place = dirname(place);
  }
  return JSON.parse(readFileSync(join(place, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** What the registry says of a package; undefined where it says nothing. */
function registry(name, field) {
  const said = execFileSync('npm', ['view', name, field, '--json'], { cwd: root, encoding: 'utf8' });
  return said.trim() ? JSON.parse(said) : undefined;
}

function git(...words) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
}

// `npm run test:next`: which library's newest version breaks what, each by itself in a copy of the checkout.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');

/** What is upgraded together, by the name that one types. */
const libraries = {
  webpack: ['webpack'],
  'webpack-cli': ['webpack-cli'],
  federation: ['@module-federation/enhanced'],
  react: ['react', 'react-dom'],
  'react-router': ['react-router'],
  mui: ['@mui/material'],
  notistack: ['notistack'],
  swc: ['@swc/core'],
};
const steps = {
  types: ['npx', 'mosaico', 'types'],
  build: ['npx', 'mosaico', 'build'],
  unit: ['npx', 'jest', '--config', 'jest.fast.config.mjs', '--silent'],
  journeys: ['node', 'e2e/run.mjs', '--project', 'journeys'],
};
const usage = `npm run test:next                           all libraries, all steps
npm run test:next -- webpack react          some of: ${Object.keys(libraries).join(', ')}
npm run test:next -- --tag next             another tag than "latest"; what has none is left out
npm run test:next -- --steps build,unit     some of: ${Object.keys(steps).join(', ')}`;

const install = ['npm', 'install', '--no-audit', '--no-fund'];

const { names, tag, chosen } = asked();
let isBroken = false;
for (const name of names) {
  const line = tried(name);
  isBroken ||= line.includes('breaks');
  console.log(line);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `- ${line}\n`);
}
process.exitCode = isBroken ? 1 : 0;

/** What was typed. Ends the process, with how to type it, where that means nothing. */
function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { tag: { type: 'string', default: 'latest' }, steps: { type: 'string' } },
    });
    const wanted = values.steps?.split(',') ?? Object.keys(steps);
    const strange = [
      ...positionals.filter((name) => !(name in libraries)),
      ...wanted.filter((name) => !(name in steps)),
    ];
    if (strange.length > 0) throw new Error(`There is no "${strange[0]}".`);
    return {
      names: positionals.length > 0 ? positionals : Object.keys(libraries),
      tag: values.tag,
      chosen: wanted,
    };
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}

/** One line: the version that is installed, the one that was tried, and what it breaks first. */
function tried(name) {
  const packages = libraries[name];
  const now = versionIn(root, packages[0]);
  const next = taggedVersion(packages[0]);
  if (next === undefined) return `${name}: has no tag "${tag}"`;
  if (next === now) return `${name}: ${now} is the newest`;
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-next-'));
  const outcome = `${name}: ${now} → ${next}`;
  try {
    // As it is on the disk, changes included.
    const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    for (const file of files)
      if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true });
    ask(folder, packages);
    for (const [step, command] of [['install', install], ...chosen.map((each) => [each, steps[each]])]) {
      const { status, output } = run(folder, command);
      if (status !== 0) return `${outcome}: ${step} breaks: ${firstError(output, folder)}`;
    }
    return `${outcome}: nothing breaks`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the packages' tagged versions into every `package.json` that names them, with what it overrides. */
function ask(folder, packages) {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const workspace of ['.', ...workspaces]) {
    const file = join(folder, workspace, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'overrides'])
      for (const name of packages)
        if (manifest[kind]?.[name]) manifest[kind][name] = taggedVersion(name) ?? manifest[kind][name];
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

function taggedVersion(name) {
  const tags = JSON.parse(execFileSync('npm', ['view', name, 'dist-tags', '--json'], { cwd: root, encoding: 'utf8' }));
  return tags[tag];
}

function git(...words) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
}

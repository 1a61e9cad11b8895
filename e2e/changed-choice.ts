// Is `npm test -- --changed` ever green where `npm test` is red? Changes a word, a figure, a style, a component and a declaration of each remote, says
// what `--changed` would choose, and runs what it leaves out for one of these changes, another each day.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reachOf } from '@mosaico/platform/build/changed';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import { suitesThatRead, touchedBy, type Check, type OpenedPages } from './checks.mjs';
import { cloneRepository } from './support/clone.ts';

const root = join(import.meta.dirname, '..');
const dayMs = 24 * 60 * 60 * 1_000;

const usage = `node --import tsx e2e/changed-choice.ts          one of the changes, another each day
node --import tsx e2e/changed-choice.ts --all    all of them: some hours
node --import tsx e2e/changed-choice.ts --plan   what would be chosen for each`;

/** An edit of one file of a remote. */
interface Change {
  what: string;
  /** Relative to the repository. */
  file: string;
  before: string;
  after: string;
}

/** A kind of edit: the files that it may be in, and what it does to the text; nothing where there is no place for it. */
interface Kind {
  what: string;
  files: RegExp;
  edit: (text: string, draw: number) => string | undefined;
}

const kinds: readonly Kind[] = [
  {
    what: 'a word',
    files: /\/content\.ts$/,
    edit: oneOf(/'[^'\n{}]*\p{L}{3,} \p{L}{3,}[^'\n{}]*'/gu, (text) => `${text.slice(0, -1)} hoy'`),
  },
  {
    what: 'a figure',
    files: /\/src\/(facts\.(ts|json)|offers\.ts)$/,
    edit: oneOf(/"?\bvalue"?: \d+/g, (text) => text.replace(/\d+$/, (number) => String(Number(number) + 1))),
  },
  {
    what: 'a style',
    files: /\.module\.css$/,
    edit: oneOf(/: \d*\.?\d+rem;/g, (text) => text.replace(/[\d.]+/, (number) => String(Number(number) + 2))),
  },
  {
    what: 'a component',
    files: /^[^/]+\/src\/[^/]+\/[^/]+\.tsx$/,
    edit: oneOf(/<(div|section|p|ul|h2|h3|figure)(?= |>)/g, (text) => `${text} hidden`),
  },
  {
    what: 'a declaration',
    files: /\/src\/pages\.ts$/,
    edit: oneOf(/\b(title|label|name): '[^'{]+'/g, (text) => `${text.slice(0, -1)} nuevo'`),
  },
];

const { all, plan } = asked();
const day = Math.floor(Date.now() / dayMs);
const opened = JSON.parse(readFileSync(join(root, 'e2e', 'opened-pages.json'), 'utf8')) as OpenedPages;
const changes = appWorkspaces(root)
  .filter(({ role }) => role === 'remote')
  .flatMap(({ name }) => kinds.flatMap((kind) => changeOf(name, kind)));
for (const change of changes) console.log(`${change.what} (${change.file}): ${await chosenJourneys(change)}`);
if (!plan) {
  const tried = all ? changes : changes.filter((_, index) => index === day % changes.length);
  const failures = [];
  for (const change of tried) if (!(await isHonest(change))) failures.push(change.what);
  for (const what of failures) console.error(`--changed is green for ${what}, and npm test is red`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function asked(): { all?: boolean; plan?: boolean } {
  try {
    return parseArgs({ options: { all: { type: 'boolean' }, plan: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

/** Changes the place that the day draws among those that a pattern finds. */
function oneOf(pattern: RegExp, become: (found: string) => string): Kind['edit'] {
  return (text, draw) => {
    const found = [...text.matchAll(pattern)];
    const place = found[draw % found.length];
    if (place === undefined) return undefined;
    const end = place.index + place[0].length;
    return text.slice(0, place.index) + become(place[0]) + text.slice(end);
  };
}

/** The change of this kind that the day draws in a remote; none where no file of it has a place for one. */
function changeOf(remote: string, { what, files, edit }: Kind): Change[] {
  const candidates = readdirSync(join(root, remote, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${remote}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => files.test(file) && !/\.(test|stories)\./.test(file))
    .sort();
  for (let index = 0; index < candidates.length; index += 1) {
    const file = candidates[(day + index) % candidates.length] ?? '';
    const before = readFileSync(join(root, file), 'utf8');
    const after = edit(before, day);
    if (after !== undefined && after !== before) return [{ what: `${what} of ${remote}`, file, before, after }];
  }
  return [];
}

/** What `--changed` would choose, in a folder where the change is made; `suites` takes seconds. */
async function choice(folder: string, { file }: Change, suites = suitesThatRead(folder, [file])) {
  const reach = await reachOf(folder, [join(folder, file)]);
  return touchedBy({ files: [file], existing: [file], suites: await suites, reach, opened });
}

async function chosenJourneys(change: Change): Promise<string> {
  const { why } = await choice(root, change, Promise.resolve([]));
  return (why.at(-1) ?? 'no journey').replace(/^end to end: /, '');
}

/** Whether the checks that `--changed` leaves out are green, or one that it chooses is red. */
async function isHonest(change: Change): Promise<boolean> {
  const clone = cloneRepository();
  const { folder } = clone;
  try {
    // Its journeys go on from what the tests have composed here.
    const tests = join(folder, '.mosaico', 'tests');
    mkdirSync(tests, { recursive: true });
    for (const name of ['store', 'sites']) renameSync(join(folder, '.mosaico', name), join(tests, name));
    writeFileSync(join(folder, change.file), change.after);
    commitAll(folder);

    const { lanes, runs, skipped } = await choice(folder, change);
    const isRed = (check: Check): boolean => !succeeds(folder, check.command);
    const leftOut = leftOutOf(folder, runs, skipped);
    const red = leftOut.filter((command) => !succeeds(folder, command));
    for (const command of red) console.log(`red, and left out by --changed after ${change.what}: ${command.join(' ')}`);
    return red.length === 0 || [...lanes.flat(), ...runs].some(isRed);
  } finally {
    clone.remove();
  }
}

/** What `npm test` runs, and these runs do not. */
function leftOutOf(folder: string, runs: readonly Check[], skipped: readonly string[]): string[][] {
  const unit = runs.find(({ name }) => name === 'unit')?.command ?? [];
  const chosen = unit.slice(unit.indexOf('--runTestsByPath') + 1);
  const isAll = unit.length > 0 && !unit.includes('--runTestsByPath');
  const jest = ['npx', 'jest', '--config', 'jest.fast.config.mjs', '--silent'];
  const list = join(folder, '.mosaico', 'left-out.txt');
  writeFileSync(list, skipped.map((line) => `${line}\n`).join(''));
  return [
    ['npx', 'oxlint', '.'],
    ...(isAll ? [] : [[...jest, '--testPathIgnorePatterns', String.raw`\.slow\.test\.`, ...chosen.map(exact)]]),
    ...(skipped.length > 0
      ? [['node', 'e2e/run.mjs', '--project', 'journeys', '--retries=1', '--test-list', list]]
      : []),
  ];
}

const exact = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function succeeds(folder: string, [program = '', ...words]: readonly string[]): boolean {
  console.log(`\n— ${[program, ...words].join(' ').slice(0, 200)}`);
  const { status } = spawnSync(program, words, { cwd: folder, stdio: 'inherit', env: { ...process.env, CI: '' } });
  return status === 0;
}

/** Some tests ask Git for the files. */
function commitAll(folder: string): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  for (const words of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '.'],
    ['commit', '--quiet', '-m', 'Change'],
  ])
    execFileSync('git', [...identity, ...words], { cwd: folder });
}

// Is `npm test -- --changed` ever green where `npm test` is red? Random changes of remotes, all at once in a clone: what is red there is what one of them breaks.
// Each red test that `--changed` would leave out after one of the changes is run again with that change alone. Red there, and nothing that is chosen: found.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import { changeOf, e2eReport, jestReport, touchedBy } from './checks.mjs';
import { cloneRepository } from './support/clone.ts';
import { testWork } from './support/work.ts';

const root = join(import.meta.dirname, '..');
/** So many changes are made at once. */
const perRun = 15;

const usage = `node --import tsx e2e/changed-choice.ts               ${perRun} changes, others each time
node --import tsx e2e/changed-choice.ts --seed 42     the same as the run that has printed this seed
node --import tsx e2e/changed-choice.ts --all         one of each kind in each remote: takes long
node --import tsx e2e/changed-choice.ts --plan        what would be chosen for each of these`;

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
  edit: (text: string, draw: Draw) => string | undefined;
}

const kinds: readonly Kind[] = [
  {
    what: 'a word',
    files: /\/content\.ts$/,
    edit: oneOf(/'[^'\n{}]*\p{L}{3,} \p{L}{3,}[^'\n{}]*'/gu, (text) => `${text.slice(0, -1)} hoy'`),
  },
  {
    what: 'a figure',
    files: /\/src\/facts\.json$/,
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
    // As long as before: some lengths are bounded.
    what: 'a declaration',
    files: /\/src\/pages\.ts$/,
    edit: oneOf(/\b(title|label|name): '[^'{]+\p{L}'/gu, (text) => `${text.slice(0, -2)}z'`),
  },
];

/** A number from 0 up to `below`, not included. */
type Draw = (below: number) => number;

/** What `--changed` chooses after a change. */
interface Choice {
  isAllLinted: boolean;
  /** Of unit tests: the files; nothing where it runs all. */
  suites: Set<string> | undefined;
  /** Whether a journey is run, named as a test list of Playwright does. */
  isRun: (journey: string) => boolean;
  why: string;
}

/** What is red: lint, files of unit tests, and journeys as a test list names them. */
interface Red {
  lint: boolean;
  suites: string[];
  journeys: string[];
}

/** All journeys, as the last run of all of them has listed them. */
const known: string[] = [];

const { all, plan, seed } = asked();
console.log(`seed ${seed}`);
const draw = drawing(seed);
const changes = shuffled(
  appWorkspaces(root)
    .filter(({ role }) => role === 'remote')
    .flatMap(({ name }) => kinds.flatMap((kind) => changeIn(name, kind))),
);
const begin = Date.now();
const found: string[] = [];
if (plan) {
  // Here the change is not made: the difference is the same from the other end.
  for (const { what, file, after } of changes)
    console.log(`${what} (${file}): ${(await choiceIn(root, { file, before: after })).why}`);
} else {
  const tried = all ? changes : changes.slice(0, perRun);
  for (let from = 0; from < tried.length; from += perRun)
    found.push(...(await compare(tried.slice(from, from + perRun))));
  console.log(`\n${tried.length} changes in ${Math.round((Date.now() - begin) / 1000)} s, seed ${seed}`);
  for (const what of found) console.error(`npm test -- --changed is green after ${what}, and npm test is red`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

function asked(): { all?: boolean; plan?: boolean; seed: number } {
  try {
    const { values } = parseArgs({
      options: { all: { type: 'boolean' }, plan: { type: 'boolean' }, seed: { type: 'string' } },
    });
    const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);
    if (!Number.isSafeInteger(seed) || seed < 0) throw new Error(`--seed ${values.seed}: give a whole number.`);
    return { ...values, seed };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

/** Pseudo-random numbers that a seed determines: mulberry32. */
function drawing(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** In an order that is drawn. */
function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const rest = [...things];
  return things.flatMap(() => rest.splice(draw(rest.length), 1));
}

/** Changes a place that is drawn among those that a pattern finds. */
function oneOf(pattern: RegExp, become: (found: string) => string): Kind['edit'] {
  return (text, drawn) => {
    const places = [...text.matchAll(pattern)];
    const place = places.length > 0 ? places[drawn(places.length)] : undefined;
    if (place === undefined) return undefined;
    const end = place.index + place[0].length;
    return text.slice(0, place.index) + become(place[0]) + text.slice(end);
  };
}

/** A change of this kind in a remote; none where no file of it has a place for one. */
function changeIn(remote: string, { what, files, edit }: Kind): Change[] {
  const candidates = readdirSync(join(root, remote, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${remote}/src/${file.split(sep).join('/')}`)
    .filter((file) => files.test(file) && !/\.(test|stories)\./.test(file))
    .sort();
  for (const file of shuffled(candidates)) {
    const before = readFileSync(join(root, file), 'utf8');
    const after = edit(before, draw);
    if (after !== undefined && after !== before) return [{ what: `${what} of ${remote}`, file, before, after }];
  }
  return [];
}

/** What `--changed` would choose in a folder where the change is made. */
async function choiceIn(folder: string, { file, before }: Pick<Change, 'file' | 'before'>): Promise<Choice> {
  const { lanes, runs, skipped, why } = touchedBy(
    await changeOf(folder, [file], (asked) => (asked === file ? before : undefined)),
  );
  const unit = runs.find(({ name }) => name === 'unit')?.command ?? [];
  const isAll = unit.length > 0 && !unit.includes('--runTestsByPath');
  const journeys = runs.some(({ name }) => name === 'end to end');
  return {
    isAllLinted: lanes.flat().some(({ name, command }) => name === 'lint' && command.includes('.')),
    suites: isAll ? undefined : new Set(unit.slice(unit.indexOf('--runTestsByPath') + 1)),
    isRun: (journey) => journeys && !skipped.includes(journey),
    why: journeys ? (why.at(-1) ?? '').replace(/^end to end: /, '') : 'no journey',
  };
}

/** The changes, among some that are made at once, after which `--changed` is green and `npm test` is red. */
async function compare(group: readonly Change[]): Promise<string[]> {
  const together = await withChanges(group, async (folder) => {
    const choices: Choice[] = [];
    for (const change of group) {
      const choice = await choiceIn(folder, change);
      console.log(`${change.what} (${change.file}): ${choice.why}`);
      choices.push(choice);
    }
    return { choices, red: redIn(folder) };
  });
  console.log(`red together: ${countOf(together.red)}`);
  const green: string[] = [];
  for (const [index, change] of group.entries()) {
    const choice = together.choices[index];
    if (choice && !(await isRedWhereRed(change, choice, together.red))) green.push(change.what);
  }
  return green;
}

/** Whether a check that `--changed` chooses is red, where one that it leaves out is. Only what is red with other changes, too, is run. */
async function isRedWhereRed(change: Change, choice: Choice, red: Red): Promise<boolean> {
  const isChosen = (suite: string): boolean => choice.suites?.has(suite) ?? true;
  const leftOut: Red = {
    lint: red.lint && !choice.isAllLinted,
    suites: red.suites.filter((suite) => !isChosen(suite)),
    journeys: red.journeys.filter((journey) => !choice.isRun(journey)),
  };
  if (isGreen(leftOut)) return true;
  const chosen: Red = {
    lint: red.lint,
    suites: red.suites.filter(isChosen),
    journeys: red.journeys.filter(choice.isRun),
  };
  return withChanges([change], (folder) => {
    const missed = redIn(folder, leftOut);
    if (isGreen(missed)) return true;
    console.log(
      `red, and left out by --changed after ${change.what}: ${[...missed.suites, ...missed.journeys].join('; ') || 'lint'}`,
    );
    const isSeen = !isGreen(redIn(folder, { ...chosen, lint: false }));
    if (isSeen) console.log('red among what is chosen, too');
    return isSeen;
  });
}

function isGreen({ lint, suites, journeys }: Red): boolean {
  return !lint && suites.length + journeys.length === 0;
}

function countOf({ lint, suites, journeys }: Red): string {
  return `${suites.length} unit test files, ${journeys.length} journeys${lint ? ', lint' : ''}`;
}

/** Gives a clone in which these changes are made and committed: some tests ask Git for the files. */
async function withChanges<Result>(
  group: readonly Change[],
  run: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const isComposed = existsSync(join(testWork, 'sites'));
  const clone = cloneRepository({ withReleases: isComposed });
  const { folder } = clone;
  try {
    // Its journeys go on from what the tests have composed here.
    const tests = join(folder, '.mosaico', 'tests');
    mkdirSync(tests, { recursive: true });
    if (isComposed)
      for (const name of ['store', 'sites']) renameSync(join(folder, '.mosaico', name), join(tests, name));
    for (const { file, after } of group) writeFileSync(join(folder, file), after);
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
    execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder });
    // Here they are links, which the repository's own rules do not mean.
    writeFileSync(join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
    for (const words of [
      ['add', '.'],
      ['commit', '--quiet', '-m', 'Change'],
    ])
      execFileSync('git', [...identity, ...words], { cwd: folder });
    return await run(folder);
  } finally {
    clone.remove();
  }
}

/** What is red of `npm test` in a folder, or of some of it. */
function redIn(folder: string, among?: Red): Red {
  return {
    lint: (among?.lint ?? true) && started(folder, ['npx', 'oxlint', '--quiet', '.']) !== 0,
    suites: among?.suites.length === 0 ? [] : redSuites(folder, among?.suites),
    journeys: among?.journeys.length === 0 ? [] : redJourneys(folder, among?.journeys),
  };
}

function redSuites(folder: string, suites?: readonly string[]): string[] {
  const report = join(folder, jestReport);
  rmSync(report, { force: true });
  const which = suites === undefined ? ['--config', 'jest.fast.config.mjs'] : ['--runTestsByPath', ...suites];
  started(folder, ['npx', 'jest', '--silent', '--json', `--outputFile=${jestReport}`, ...which]);
  const { testResults } = reportIn(report) as { testResults: { name: string; status: string }[] };
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(folder, name).split(sep).join('/'));
}

function redJourneys(folder: string, journeys?: readonly string[]): string[] {
  const report = join(folder, e2eReport);
  rmSync(report, { force: true });
  const list = join(folder, '.mosaico', 'other-journeys.txt');
  // A list of what is to be run finds no test that a module of `support` has made.
  const others = journeys === undefined ? [] : known.filter((journey) => !journeys.includes(journey));
  writeFileSync(list, others.map((line) => `${line}\n`).join(''));
  const which = others.length > 0 ? ['--test-list-invert', list] : [];
  // A busy machine must not be taken for a change.
  started(folder, ['node', 'e2e/run.mjs', '--project', 'journeys', '--retries=1', ...which]);
  const { suites, errors, stats } = reportIn(report) as JSONReport;
  if (stats.expected + stats.unexpected + stats.flaky === 0)
    throw new Error(`No journey has run with these changes: ${errors.map(({ message }) => message).join('\n')}`);
  const tests = suites.flatMap((suite) => testsIn(suite, []));
  if (journeys === undefined) known.splice(0, known.length, ...tests.map(({ name }) => name));
  return tests.filter(({ ok }) => !ok).map(({ name }) => name);
}

/** The tests of a file or a group, with names as in a test list. */
function testsIn({ specs, suites = [] }: JSONReportSuite, above: readonly string[]): { name: string; ok: boolean }[] {
  return [
    ...specs.map(({ file, title, ok }) => ({ name: [`[journeys] › ${file}`, ...above, title].join(' › '), ok })),
    ...suites.flatMap((suite) => testsIn(suite, [...above, suite.title])),
  ];
}

function reportIn(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${file} was not written: the runner itself has failed.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function started(folder: string, [program = '', ...words]: readonly string[]): number | null {
  console.log(`\n— ${[program, ...words].join(' ').slice(0, 200)}`);
  return spawnSync(program, words, { cwd: folder, stdio: 'inherit', env: { ...process.env, CI: '' } }).status;
}

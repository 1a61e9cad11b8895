import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import yaml from 'yaml';

interface Step {
  id?: string;
  if?: string;
  run?: string;
  uses?: string;
  with?: Record<string, string | number>;
  env?: Record<string, string>;
  'continue-on-error'?: boolean;
}
interface Job {
  needs?: string | string[];
  if?: string;
  env?: Record<string, string>;
  environment?: string;
  outputs?: Record<string, string>;
  strategy?: { matrix: { include: string } };
  /** Another workflow, in place of steps. */
  uses?: string;
  steps: Step[];
}
interface Workflow {
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

/** What a run is told: the event, the repository's variables and secrets, and what somebody has filled in. */
export interface Told {
  event: Record<string, unknown>;
  /** The repository's. */
  vars: Record<string, string>;
  /** Those that an environment of the repository has besides, by its name: only jobs that name it see them. */
  environments?: Record<string, Record<string, string>>;
  secrets?: Record<string, string>;
  /** What a step that signs in as one of these roles sets for those after it. Another role is the machine's own. */
  roles?: Record<string, Record<string, string>>;
  inputs?: Record<string, string>;
  /** Is called before each step with its commands: others act meanwhile, or the machine dies there (`'dies'`). */
  before?: ((commands: string) => 'dies' | undefined) | undefined;
}

interface Ended {
  result: 'success' | 'failure' | 'skipped';
  outputs: Record<string, string>;
}

/** How a workflow ended. */
interface Run {
  jobs: Record<string, Ended['result']>;
  /** Steps that have failed without failing their job, as they are written. */
  tolerated: string[];
  printed: string;
}

/** What a pull request to a repository is as an event; from the same one, unless it is a fork's. */
export const pullRequest = ({
  to = 'mosaico/site',
  from = to,
  number = 1,
}: {
  to?: string;
  from?: string;
  number?: number;
}): Told['event'] => ({
  name: 'pull_request',
  repository: to,
  ref: `refs/pull/${number}/merge`,
  base_ref: 'main',
  number,
  pull_request: { head: { repo: { full_name: from } } },
});

/**
 * Runs the commands of a workflow in a folder, job after job, as GitHub would: with its expressions, variables, matrices and
 * outputs, and on a machine that has nothing of the jobs before it (but for builds, rendered pages and what sources are read for: they are the
 * same by their content). Of actions the checkout does something: git knows as many commits as it is told to fetch; and artifacts
 * are handed from job to job. What others install and sign in to is there. Left out are the steps whose commands begin as `without` says: lint, Prettier
 * and Jest of this repository `npm test` runs by themselves. Comments on pull requests are printed.
 */
export function runWorkflow(
  folder: string,
  file: string,
  { event, vars: ofRepository, environments = {}, secrets = {}, roles = {}, inputs = {}, before }: Told,
  without: readonly string[] = ['npx oxlint', 'npx prettier', 'npx jest'],
): Run {
  const { env = {}, jobs } = yaml.parse(readFileSync(join(folder, '.github', 'workflows', file), 'utf8')) as Workflow;
  const ended: Record<string, Ended> = {};
  const tolerated: string[] = [];
  let printed = '';
  const artifacts = mkdtempSync(join(tmpdir(), 'artifacts-'));
  for (const [name, job] of Object.entries(jobs)) {
    const needs = [job.needs ?? []].flat();
    const ofNeeded = Object.fromEntries(needs.map((each) => [each, ended[each]]));
    const contexts = {
      github: { event_name: event.name, event, token: '', ...event },
      vars: ofRepository,
      secrets,
      inputs,
      needs: ofNeeded,
    };
    const isGoing = needs.every((each) => ended[each]?.result === 'success');
    const asksItself = /\b(always|cancelled|failure)\(\)/.test(job.if ?? '');
    if ((!isGoing && !asksItself) || !isTrue(job.if, contexts)) {
      ended[name] = { result: 'skipped', outputs: {} };
      continue;
    }
    if (job.uses) {
      // Another workflow: the tests, of which this is one.
      ended[name] = { result: 'success', outputs: {} };
      continue;
    }
    const matrix = job.strategy ? (value(job.strategy.matrix.include, contexts) as Record<string, string>[]) : [{}];
    let result: Ended['result'] = 'success';
    const steps: Record<string, { outputs: Record<string, string> }> = {};
    for (const each of matrix) {
      // A job has its environment's variables once it has begun: whether it begins, the repository's decide.
      const environment = String(value(job.environment ?? '', { ...contexts, matrix: each }));
      const vars = { ...ofRepository, ...environments[environment] };
      const within = { ...contexts, vars, matrix: each, steps };
      forget(folder);
      const common = filled({ ...env, ...job.env }, within);
      const commit = existsSync(join(folder, '.git')) && git(folder, 'rev-parse', 'HEAD');
      const ran = runSteps(folder, job.steps, within, { common, without, before, roles, artifacts });
      // Another job begins with the run's commit.
      fetchDepth(folder, 0);
      if (commit && git(folder, 'rev-parse', 'HEAD') !== commit) git(folder, 'checkout', '--quiet', '--detach', commit);
      printed += ran.text;
      tolerated.push(...ran.tolerated);
      if (ran.failed) result = 'failure';
    }
    ended[name] = { result, outputs: filled(job.outputs ?? {}, { ...contexts, steps }) };
  }
  fetchDepth(folder, 0);
  rmSync(artifacts, { recursive: true });
  const jobsEnded = Object.fromEntries(Object.entries(ended).map(([name, { result }]) => [name, result]));
  return { jobs: jobsEnded, tolerated, printed };
}

/** What jobs before have composed, planned and downloaded. */
function forget(folder: string): void {
  const work = join(folder, '.mosaico');
  forgetAllBut(work, ['builds', 'sources', 'sites']);
  forgetAllBut(join(work, 'sites'), ['.cache']);
  rmSync(join(folder, 'plan'), { recursive: true, force: true });
}

function forgetAllBut(folder: string, kept: readonly string[]): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Makes git know so many commits, 0 being all, as `actions/checkout` does. */
function fetchDepth(folder: string, depth: number): void {
  const shallow = join(folder, '.git', 'shallow');
  if (!existsSync(join(folder, '.git'))) return;
  rmSync(shallow, { force: true });
  if (depth === 0) return;
  const commits = git(folder, 'rev-list', '--parents', 'HEAD')
    .split('\n')
    .map((line) => line.split(' '));
  const parentsOf = new Map(commits.map(([commit = '', ...parents]) => [commit, parents]));
  let last = [git(folder, 'rev-parse', 'HEAD')];
  for (let at = 1; at < depth; at += 1) {
    const before = last.flatMap((each) => parentsOf.get(each) ?? []);
    if (before.length === 0) return;
    last = before;
  }
  writeFileSync(shallow, last.map((each) => `${each}\n`).join(''));
}

/** As `actions/checkout` does: the commit of the run or the branch that is named, with so many commits. */
function checkOut(
  folder: string,
  { ref = '', 'fetch-depth': depth = 1 }: Record<string, string | number>,
  contexts: Contexts,
): void {
  const branch = String(value(String(ref), contexts));
  if (branch) git(folder, 'checkout', '--quiet', '--detach', `origin/${branch}`);
  fetchDepth(folder, Number(depth));
}

const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Takes what a step uploads, and puts what it downloads where it says. */
function handOver(folder: string, artifacts: string, { uses = '', with: given = {} }: Step, contexts: Contexts): void {
  const [, way] = /^actions\/(up|down)load-artifact@/.exec(uses) ?? [];
  if (way === undefined) return;
  const [name, path] = [given.name, given.path].map((each) => String(value(String(each), contexts)));
  const [kept, here] = [join(artifacts, name ?? ''), join(folder, path ?? '')];
  const [from, to] = way === 'up' ? [here, kept] : [kept, here];
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}

/** Runs the folder's own programs, and those that a workflow takes from the registry. */
const npx = (folder: string): string => `#!/bin/sh
case "$1" in
  --yes) exec "${join(dirname(process.execPath), 'npx')}" "$@" ;;
  mosaico) shift && exec node "${commandLineOf(folder)}" "$@" ;;
  *) echo "$1 is not known here" >&2 && exit 1 ;;
esac
`;

/** A repository's command line: of its workspace, or of the package it has installed. */
const commandLineOf = (folder: string): string =>
  [join(folder, 'platform'), join(folder, 'node_modules', '@mosaico', 'platform')]
    .map((place) => join(place, 'bin', 'mosaico.mjs'))
    .find((file) => existsSync(file)) ?? '';

/** GitHub's own command line: says what it is told. */
const gh = `#!/bin/sh
echo "gh $*"
`;

/** npm's own: what is installed is there, and whose it is only the registry of all packages can say. Of the machine's kernel, nothing is changed. */
const ofMachine = ['npm ci', 'npm audit signatures', 'npm sbom', 'sudo sysctl'];

type Contexts = Record<string, unknown> & { steps: Record<string, { outputs: Record<string, string> }> };

function runSteps(
  folder: string,
  steps: readonly Step[],
  contexts: Contexts,
  {
    common,
    without,
    before,
    roles,
    artifacts,
  }: Pick<Told, 'before'> & {
    roles: Record<string, Record<string, string>>;
    common: Record<string, string>;
    without: readonly string[];
    artifacts: string;
  },
): { failed: boolean; tolerated: string[]; text: string } {
  const tolerated: string[] = [];
  let text = '';
  /** What steps have set for those after them. */
  const set: Record<string, string> = {};
  for (const step of steps) {
    if (step.uses?.startsWith('actions/checkout@')) checkOut(folder, step.with ?? {}, contexts);
    if (isTrue(step.if, contexts)) handOver(folder, artifacts, step, contexts);
    Object.assign(set, roles[String(value(String(step.with?.['role-to-assume'] ?? ''), contexts))]);
    const { run } = step;
    if (run === undefined || !isTrue(step.if, contexts)) continue;
    if ([...ofMachine, ...without].some((begin) => run.startsWith(begin))) continue;
    if (before?.(run) === 'dies') return { failed: true, tolerated, text };
    const files = mkdtempSync(join(tmpdir(), 'workflow-'));
    const [output, surroundings] = [join(files, 'output'), join(files, 'env')];
    for (const file of [output, surroundings]) writeFileSync(file, '');
    for (const [program, script] of Object.entries({ npx: npx(folder), gh }))
      writeFileSync(join(files, program), script, { mode: 0o755 });
    // Of the machine only what its actions would have set up.
    const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${files}:${process.env.PATH ?? ''}`,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...common,
        ...set,
        ...filled(step.env ?? {}, contexts),
        ...ofRun(folder, contexts),
        GITHUB_OUTPUT: output,
        GITHUB_ENV: surroundings,
      },
      timeout: 600_000,
    });
    text += `$ ${run}\n${stdout}${stderr}\n`;
    if (step.id) contexts.steps[step.id] = { outputs: Object.fromEntries(linesOf(output)) };
    Object.assign(set, Object.fromEntries(linesOf(surroundings)));
    rmSync(files, { recursive: true });
    if (status === 0) continue;
    if (!step['continue-on-error']) return { failed: true, tolerated, text };
    tolerated.push(run);
  }
  return { failed: false, tolerated, text };
}

/** What every step of a run is told. */
function ofRun(folder: string, { github }: Contexts): Record<string, string> {
  const event = github as Record<string, string | undefined>;
  const isKnown = existsSync(join(folder, '.git'));
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'ana',
    GITHUB_EVENT_NAME: String(event.event_name),
    GITHUB_REF: event.ref ?? 'refs/heads/main',
    GITHUB_REPOSITORY: event.repository ?? 'mosaico/site',
    GITHUB_RUN_ID: '7',
    GITHUB_SERVER_URL: 'https://code.example',
    ...(isKnown && { GITHUB_SHA: git(folder, 'rev-parse', 'HEAD') }),
  };
}

const linesOf = (file: string): [string, string][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);

const filled = (texts: Record<string, string>, contexts: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(value(text, contexts))]));

/** A text with its expressions filled in; an expression alone keeps its type. */
function value(text: string, contexts: Record<string, unknown>): unknown {
  const alone = /^\$\{\{(.*)\}\}$/s.exec(text.trim())?.[1];
  if (alone && !alone.includes('${{')) return evaluated(alone, contexts);
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => String(evaluated(expression, contexts)));
}

const isTrue = (condition: string | undefined, contexts: Record<string, unknown>): boolean =>
  condition === undefined || Boolean(evaluated(condition.replace(/^\$\{\{|\}\}$/g, ''), contexts));

/** GitHub's expressions are JavaScript's, but for what is not there, which is the empty text. */
function evaluated(expression: string, contexts: Record<string, unknown>): unknown {
  const functions = { fromJSON: JSON.parse, always: () => true, cancelled: () => false, failure: () => false };
  const known = Object.fromEntries(Object.entries(contexts).map(([name, context]) => [name, lenient(context)]));
  const result: unknown = runInNewContext(`(${expression})`, { ...known, ...functions });
  return result ?? '';
}

function lenient(context: unknown): unknown {
  if (typeof context !== 'object' || context === null) return context ?? '';
  return new Proxy(context, { get: (target, name) => lenient(Reflect.get(target, name)) });
}

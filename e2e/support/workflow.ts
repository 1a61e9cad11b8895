import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import yaml from 'yaml';

interface Step {
  id?: string;
  if?: string;
  run?: string;
  uses?: string;
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
  steps: Step[];
}
interface Workflow {
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

/** What a run is told: the event, the repository's variables and secrets, and what somebody has filled in. */
export interface Told {
  event: Record<string, unknown>;
  vars: Record<string, string>;
  secrets?: Record<string, string>;
  inputs?: Record<string, string>;
}

interface Ended {
  result: 'success' | 'failure' | 'skipped';
  outputs: Record<string, string>;
}

/**
 * Runs the commands of a workflow in a folder, job after job, as GitHub would: with its expressions, variables, matrices and
 * outputs. Actions are left out: what they install and sign in to is there. So are ESLint, Prettier and Jest, which `npm test` runs
 * by themselves. Gives what was printed, and how each job ended.
 */
export function runWorkflow(
  folder: string,
  file: string,
  { event, vars, secrets = {}, inputs = {} }: Told,
): { jobs: Record<string, Ended['result']>; printed: string } {
  const { env = {}, jobs } = yaml.parse(readFileSync(join(folder, '.github', 'workflows', file), 'utf8')) as Workflow;
  const ended: Record<string, Ended> = {};
  let printed = '';
  for (const [name, job] of Object.entries(jobs)) {
    const needs = [job.needs ?? []].flat();
    const before = Object.fromEntries(needs.map((each) => [each, ended[each]]));
    const contexts = {
      github: { event_name: event.name, event, token: '', ...event },
      vars,
      secrets,
      inputs,
      needs: before,
    };
    const isGoing = needs.every((each) => ended[each]?.result === 'success');
    const asksItself = /\b(always|cancelled|failure)\(\)/.test(job.if ?? '');
    if ((!isGoing && !asksItself) || !isTrue(job.if, contexts)) {
      ended[name] = { result: 'skipped', outputs: {} };
      continue;
    }
    const matrix = job.strategy ? (value(job.strategy.matrix.include, contexts) as Record<string, string>[]) : [{}];
    let result: Ended['result'] = 'success';
    const steps: Record<string, { outputs: Record<string, string> }> = {};
    for (const each of matrix) {
      const within = { ...contexts, matrix: each, steps };
      const common = filled({ ...env, ...job.env }, within);
      const { failed, text } = runSteps(folder, job.steps, within, common);
      printed += text;
      if (failed) result = 'failure';
    }
    ended[name] = { result, outputs: filled(job.outputs ?? {}, { ...contexts, steps }) };
  }
  return { jobs: Object.fromEntries(Object.entries(ended).map(([name, { result }]) => [name, result])), printed };
}

/** Runs the folder's own command line, and no tools. */
const npx = `#!/bin/sh
case "$1" in
  eslint | prettier | jest) ;;
  mosaico) shift && exec node platform/bin/mosaico.mjs "$@" ;;
  *) echo "$1 is not known here" >&2 && exit 1 ;;
esac
`;

type Contexts = Record<string, unknown> & { steps: Record<string, { outputs: Record<string, string> }> };

function runSteps(
  folder: string,
  steps: readonly Step[],
  contexts: Contexts,
  env: Record<string, string>,
): { failed: boolean; text: string } {
  let text = '';
  for (const step of steps) {
    if (step.run === undefined || !isTrue(step.if, contexts)) continue;
    const files = mkdtempSync(join(tmpdir(), 'workflow-'));
    const output = join(files, 'output');
    writeFileSync(output, '');
    writeFileSync(join(files, 'npx'), npx);
    chmodSync(join(files, 'npx'), 0o755);
    // Of the machine only what its actions would have set up.
    const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${files}:${process.env.PATH ?? ''}`,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...env,
        ...filled(step.env ?? {}, contexts),
        GITHUB_OUTPUT: output,
      },
      timeout: 240_000,
    });
    text += `$ ${step.run}\n${stdout}${stderr}\n`;
    if (step.id) contexts.steps[step.id] = { outputs: Object.fromEntries(linesOf(output)) };
    rmSync(files, { recursive: true });
    if (status !== 0 && !step['continue-on-error']) return { failed: true, text };
  }
  return { failed: false, text };
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

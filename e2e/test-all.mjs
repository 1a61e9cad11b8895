// `npm test` and `npm run test:full`: every check of the set, each even if an earlier one failed, and one line with the totals.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clearSettings } from '@mosaico/platform/jest';
import { changeSince, counted, e2eReport, jestReport, sets, skippedJourneys, touchedBy } from './checks.mjs';

const root = join(import.meta.dirname, '..');
const knownIn = ({ lanes: all, runs: rest }) => [...all.flat(), ...rest].map(({ name }) => typedAs(name));
const usage = `npm test                          what each change must pass
npm run test:full                 these, and what takes long or needs a service
npm test -- lint unit             some of them: ${knownIn(sets.test).join(', ')}
npm test -- --changed             what the change since origin/main touches
npm test -- --changed --since <commit>
npm test -- --plan                lists the commands, and runs none`;

clearSettings();
const { changed, since, full, plan, names } = asked();
const { lanes, runs, why = [], skipped } = changed ? touchedBy(await change()) : chosen(full ? sets.full : sets.test);
mkdirSync(join(root, '.mosaico'), { recursive: true });
if (skipped) writeFileSync(join(root, skippedJourneys), skipped.map((line) => `${line}\n`).join(''));
for (const line of why) console.log(line);
if (changed && lanes.length + runs.length === 0)
  console.log(`Nothing has changed since ${since}: there is nothing to check.`);
if (plan) {
  for (const { command } of [...lanes.flat(), ...runs]) console.log(command.map(quoted).join(' '));
  process.exit();
}

// A whole set composes its site anew; `--changed` reuses the last one.
if (!changed && runs.some(({ counts }) => counts === 'playwright'))
  rmSync(join(root, '.mosaico', 'tests'), { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const phases = [];
await timed(
  lanes
    .flat()
    .map(({ name }) => name)
    .join(', '),
  () =>
    Promise.all(
      lanes.map(async (lane) => {
        for (const check of lane) await run(check, 'pipe');
      }),
    ),
);
for (const check of runs) await timed(check.name, () => run(check, 'inherit'));
const seconds = phases.reduce((sum, phase) => sum + phase.seconds, 0);
console.log(`\n${phases.map((phase) => `${phase.name}: ${phase.seconds} s`).join('\n')}\ntogether: ${seconds} s`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** What was typed. Ends the process, with how to type it, where that means nothing. */
function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        changed: { type: 'boolean' },
        since: { type: 'string' },
        full: { type: 'boolean' },
        plan: { type: 'boolean' },
      },
    });
    const known = knownIn(values.full ? sets.full : sets.test);
    const strange = positionals.find((name) => !known.includes(name));
    if (strange) throw new Error(`There is no check "${strange}".`);
    if (values.changed && positionals.length > 0) throw new Error('--changed chooses the checks by itself.');
    if (values.changed && values.full) throw new Error('--changed and --full: one at a time.');
    if (values.since && !values.changed) throw new Error('--since goes with --changed.');
    return { since: 'origin/main', ...values, names: positionals };
  } catch (error) {
    end(`${error.message}\n\n${usage}`);
  }
}

function chosen({ lanes: all, runs: rest }) {
  const isAsked = ({ name }) => names.length === 0 || names.includes(typedAs(name));
  return { lanes: all.map((lane) => lane.filter(isAsked)), runs: rest.filter(isAsked) };
}

async function change() {
  try {
    return await changeSince(root, since);
  } catch (error) {
    end(error.message);
  }
}

function end(message) {
  console.error(message);
  process.exit(2);
}

async function timed(name, run) {
  if (!name) return;
  const begin = Date.now();
  await run();
  phases.push({ name, seconds: Math.round((Date.now() - begin) / 1000) });
}

/** Runs a check and adds up; `pipe`: what it prints comes when it has ended, in one piece. */
async function run(check, output) {
  const { name, command, counts } = check;
  const [program, ...rest] = command;
  if (counts !== 'one') rmSync(join(root, counts === 'jest' ? jestReport : e2eReport), { force: true });
  if (output === 'inherit') console.log(`\n— ${name}`);
  const child = spawn(program, rest, { cwd: root, stdio: ['ignore', output, output] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(data));
  const [code] = await once(child, 'close');
  const { passed, failed } = countedOrFailed(check, code === 0);
  if (output === 'pipe') process.stdout.write(`\n— ${name}\n${Buffer.concat(printed).toString()}`);
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}

function countedOrFailed(check, succeeded) {
  try {
    return counted(check, root, succeeded);
  } catch {
    // No report was written: the runner itself failed.
    return { passed: 0, failed: 1 };
  }
}

function typedAs(name) {
  return name.replaceAll(' ', '-');
}

function quoted(word) {
  return /^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

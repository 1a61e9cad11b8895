// `npm test`: every check, each even if an earlier one failed, and one line with the totals of all of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const jestReport = join(root, '.mosaico', 'jest-report.json');
const e2eReport = join(root, '.mosaico', 'e2e-report.json');

/** A check without a count of its own counts as one. */
const asOne = (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

/** What reads the sources takes one processor each: in two lanes. What runs them takes all there are: one after the other. */
const lanes = [
  [{ name: 'lint', command: ['npx', 'eslint', '.', '--max-warnings', '0'], count: asOne }],
  [
    { name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'], count: asOne },
    { name: 'unused', command: ['npx', 'knip', '--no-config-hints'], count: asOne },
    { name: 'types', command: ['npm', 'run', '--silent', 'types'], count: asOne },
  ],
];
const runs = [
  {
    name: 'unit',
    command: ['npx', 'jest', '--json', `--outputFile=${jestReport}`],
    count: (succeeded) => {
      const { numPassedTests: passed, numFailedTests: failed, numFailedTestSuites } = read(jestReport);
      // A file that does not even load has no failed test of its own.
      return { passed, failed: failed || (succeeded ? 0 : Math.max(1, numFailedTestSuites)) };
    },
  },
  {
    name: 'end to end',
    command: ['node', 'e2e/run.mjs'],
    count: (succeeded) => {
      const { expected, flaky, unexpected } = read(e2eReport).stats;
      if (flaky > 0) console.log(`\n${flaky} passed at the second attempt only: named above as flaky, to be mended`);
      return { passed: expected + flaky, failed: unexpected || (succeeded ? 0 : 1) };
    },
  },
];

mkdirSync(join(root, '.mosaico'), { recursive: true });
for (const report of [jestReport, e2eReport]) rmSync(report, { force: true });

const total = { passed: 0, failed: 0 };
await Promise.all(
  lanes.map(async (lane) => {
    for (const check of lane) await run(check, 'pipe');
  }),
);
for (const check of runs) await run(check, 'inherit');
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs a check and adds up; `pipe`: what it prints comes when it has ended, in one piece. */
async function run({ name, command: [program, ...rest], count }, output) {
  if (output === 'inherit') console.log(`\n— ${name}`);
  const begin = Date.now();
  const child = spawn(program, rest, { cwd: root, stdio: ['ignore', output, output] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(data));
  const [code] = await once(child, 'close');
  const { passed, failed } = counted(count, code === 0);
  if (output === 'pipe') process.stdout.write(`\n— ${name}\n${Buffer.concat(printed).toString()}`);
  console.log(`${name}: ${passed} passed, ${failed} failed, in ${Math.round((Date.now() - begin) / 1000)} s`);
  total.passed += passed;
  total.failed += failed;
}

function counted(count, succeeded) {
  try {
    return count(succeeded);
  } catch {
    // No report was written: the runner itself failed.
    return asOne(false);
  }
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { parse } from 'yaml';
import { commandLine } from './cli.ts';
import { createRemoteCommand } from './cli/create-remote.ts';
import { readManifest, rootFolder } from './lib/workspaces.ts';

/** The parts of a workflow, or of an action, that are looked at. */
interface Step {
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  if?: string;
  needs?: string | string[];
  'timeout-minutes'?: number;
  environment?: string;
  concurrency?: { group: string };
  /** Another workflow, in place of steps. */
  uses?: string;
  steps: Step[];
}
interface Workflow {
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

const root = rootFolder(__dirname);
const read = (...names: string[]): string => readFileSync(join(root, ...names), 'utf8');
const workflows = readdirSync(join(root, '.github', 'workflows')).map((file): [string, Workflow] => {
  const workflow = parse(read('.github', 'workflows', file)) as Workflow;
  for (const job of Object.values(workflow.jobs)) if (job.uses) job.steps = [];
  return [file, workflow];
});
const actions = readdirSync(join(root, '.github', 'actions')).map(
  (name) => parse(read('.github', 'actions', name, 'action.yml')) as { runs: { steps: Step[] } },
);
const steps = [
  ...workflows.flatMap(([, { jobs }]) => Object.values(jobs).flatMap((job) => job.steps)),
  ...actions.flatMap(({ runs }) => runs.steps),
];

/** Of the workflow that a repository of its own begins with. */
const ownText = read('platform', 'template', 'repository', '.github', 'workflows', 'release.yml');
const own = parse(ownText) as Workflow;
const takingBack = parse(
  read('platform', 'template', 'repository', '.github', 'workflows', 'rollback.yml'),
) as Workflow;
const stepsElsewhere = [own, takingBack].flatMap(({ jobs }) => Object.values(jobs)).flatMap((job) => job.steps);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'environments/README.md',
  'platform/template/repository/README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** What an image is made by, and what it starts. */
function containerLines(): string[] {
  const [, ...instructions] = read('Dockerfile')
    .replaceAll(/\\\n/g, ' ')
    .split(/^(?=[A-Z]+ )/m);
  return instructions.flatMap((instruction) => {
    if (instruction.startsWith('RUN '))
      return instruction
        .slice(4)
        .split('&&')
        .flatMap((line) => line.split('=$('));
    const [, words] = /^CMD (\[.*\])/.exec(instruction) ?? [];
    return words === undefined
      ? []
      : [(JSON.parse(words) as string[]).join(' ').replace('node platform/bin/mosaico.mjs', 'mosaico')];
  });
}

test('an image is built of what the repository has, and serves as a user without rights who asks whether it is ready', () => {
  const lines = containerLines();
  expect(lines).toContainEqual(expect.stringMatching(/^mosaico serve .*--follow/));
  expect(lines).toContainEqual(expect.stringMatching(/^ *npx mosaico environment create/));
  const dockerfile = read('Dockerfile');
  expect(dockerfile.indexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '));
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/readyz/m);
  const { services } = parse(read('compose.yaml')) as {
    services: Record<string, { read_only?: boolean; cap_drop?: string[] }>;
  };
  for (const service of Object.values(services)) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

/** Commands for people and machines: workflows' steps, and lines of code in the documentation. */
const typed = [
  ...[...steps, ...stepsElsewhere].flatMap(({ run = '' }) => run.split('\n')),
  ...containerLines(),
  ...documents.flatMap((file) =>
    [...read(file).matchAll(/```sh\n(.*?)```|`([^`]*?)`/gs)].flatMap(([, block, word]) =>
      // What goes on in the next line is one command.
      (block?.replace(/\\\n/g, ' ') ?? word ?? '').split('\n'),
    ),
  ),
].flatMap((line) => line.replace(/#.*/, '').split('$('));

/** The words of every call of a program in these lines; what is piped or redirected is not among them. */
const callsOf = (program: RegExp): string[][] =>
  typed.flatMap((line) =>
    [...line.matchAll(new RegExp(`${program.source}\\b([^|>;&)]*)`, 'g'))].map(([, words = '']) =>
      // In a sentence it may stand in quotation marks.
      words.split(/\s+|"\.?$/).filter(Boolean),
    ),
  );

test('every mosaico verb and option that is typed exists', () => {
  // Names of a report's attributes (`mosaico.arm`) and of a cookie are no calls.
  const calls = callsOf(/(?:npx |^ *)mosaico(?![.-])/);
  const ofEveryVerb = commandLine().options.map(({ long }) => long);
  expect(calls.length).toBeGreaterThan(60);
  for (const words of calls) {
    // The program itself, as it is spoken of.
    if (words.length === 0 || words[0] === '…') continue;
    let command: Command = commandLine();
    for (const word of words) command = command.commands.find((each) => each.name() === word) ?? command;
    const options = ['--help', ...ofEveryVerb, ...command.options.map(({ long }) => long)];
    if (!words.includes('--help')) expect(words).toContain(command.name());
    for (const word of words) {
      if (word === '--') break;
      if (word.startsWith('--')) expect(options).toContain(word.split('=')[0]);
    }
  }
});

test('every option of npm create @mosaico/remote that is typed exists', () => {
  const calls = callsOf(/npm create @mosaico\/remote/).filter((words) => words.includes('--title'));
  expect(calls.length).toBeGreaterThan(0);
  const options = createRemoteCommand().options.map(({ long }) => long);
  for (const words of calls) {
    const own = words.indexOf('--');
    expect(own).toBeGreaterThan(0);
    for (const word of words.slice(own + 1)) if (word.startsWith('--')) expect(options).toContain(word);
  }
});

test('no workflow that runs for a pull request receives a secret', () => {
  const onPullRequests = [...workflows.map(([file]) => read('.github', 'workflows', file)), ownText].filter(
    (text) => 'pull_request' in (parse(text) as { on: object }).on,
  );
  expect(onPullRequests.length).toBeGreaterThan(2);
  for (const text of onPullRequests) expect(text).not.toMatch(/\bsecrets\./);
});

test('a job that publishes has the commit that a pull request merges, by which its release is named', () => {
  const jobs = [...workflows.map(([, workflow]) => workflow), own].flatMap((each) => Object.values(each.jobs));
  const publishing = jobs.filter((job) => job.steps.some(({ run = '' }) => run.includes('mosaico publish')));
  expect(publishing).toHaveLength(3);
  for (const { steps: all } of publishing)
    expect(all.find(({ uses = '' }) => uses.startsWith('actions/checkout@'))?.with?.['fetch-depth']).toBe(0);
});

test("no command stands among another's words, where its failure would be lost", () => {
  const hidden = [...steps, ...stepsElsewhere].flatMap(({ run = '' }) => run.match(/^ *npx mosaico .*\$\(.*$/gm) ?? []);
  expect(hidden).toEqual([]);
});

test('promotions to an environment wait for each other; a rollback waits for none, and none cancels it', () => {
  const all = [...workflows.map(([, workflow]) => workflow), own, takingBack];
  const doing = (verb: RegExp) =>
    all.flatMap((workflow) =>
      Object.values(workflow.jobs)
        .filter(({ steps: of }) => of.some(({ run = '' }) => verb.test(run) && !/--(?:dry-run|plan)\b/.test(run)))
        .map((job) => ({ job, workflow })),
    );
  const promoting = doing(/mosaico promote\b/).filter(({ workflow }) => workflow !== own);
  expect(promoting.map(({ job }) => job.environment).sort()).toEqual([
    '${{ matrix.environment }}',
    'production',
    'staging',
  ]);
  for (const { job } of promoting) expect(job.concurrency?.group).toBe(`environment-${job.environment}`);
  const backwards = doing(/mosaico rollback\b/);
  expect(backwards).toHaveLength(2);
  for (const { job, workflow } of backwards) {
    expect(job.concurrency).toBeUndefined();
    expect(workflow.concurrency?.group).toBe('rollback-${{ github.run_id }}');
  }
});

/** The lines of a job that call a verb which composes, but for what only says what would be. */
const composingIn = ({ steps: of }: Job): string[] =>
  of.flatMap(
    ({ run = '' }) =>
      run.match(/^ *npx mosaico (?:promote|rollback|canary|upload|check|environment|ship|start)\b.*/gm) ?? [],
  );
const rolesOf = ({ steps: of }: Job): unknown[] => of.flatMap(({ with: given = {} }) => given['role-to-assume'] ?? []);
const [reads, writes] = ['${{ vars.MOSAICO_READ_ROLE }}', '${{ vars.MOSAICO_ROLE }}'];

/** Jobs that call a verb which composes, of the repository's workflows and of those that a repository of its own begins with. */
const composingJobs = (): { name: string; job: Job; composing: string[] }[] =>
  [...workflows, ['own release.yml', own] as const, ['own rollback.yml', takingBack] as const]
    .flatMap(([file, { jobs }]) =>
      Object.entries(jobs).map(([name, job]) => ({ name: `${file} ${name}`, job, composing: composingIn(job) })),
    )
    .filter(({ composing }) => composing.length > 0);

test("what runs releases' code may write nothing, and what may write runs none", () => {
  const composing = composingJobs();
  expect(Object.fromEntries(composing.map(({ name, job }) => [name, rolesOf(job)]))).toEqual({
    'canary.yml look': [reads],
    'canary.yml go-on': [writes],
    'expired.yml compose': [reads],
    'expired.yml promote': [writes],
    'production.yml check': [reads],
    'production.yml promote': [writes],
    'releases.yml check': [reads],
    'releases.yml preview': [writes],
    'releases.yml compose': [reads],
    'releases.yml stage': [writes],
    'rollback.yml compose': [reads],
    'rollback.yml rollback': [writes],
    'own release.yml compose': [reads],
    'own release.yml promote': [writes],
    'own rollback.yml compose': [reads],
    'own rollback.yml rollback': [writes],
  });
  for (const { name, job, composing: lines } of composing) {
    const isWriting = rolesOf(job).includes(writes);
    // The token of a job of a GitHub environment opens the role that writes to that.
    expect([name, job.environment !== undefined]).toEqual([name, isWriting]);
    for (const line of lines) expect([name, line, / --apply plan\b/.test(line)]).toEqual([name, line, isWriting]);
    const hands = job.steps.filter(({ uses = '' }) => /^actions\/(?:up|down)load-artifact@/.test(uses));
    expect([name, hands.map(({ uses = '', with: given }) => [uses.split('@')[0], given?.path])]).toEqual([
      name,
      [[`actions/${isWriting ? 'down' : 'up'}load-artifact`, 'plan']],
    ]);
  }
});

test("a job that runs releases' code lets them have namespaces of their own, which Ubuntu's runners forbid; no other job does", () => {
  const allows = ({ run = '' }: Step): boolean =>
    run === 'sudo sysctl --ignore --write kernel.apparmor_restrict_unprivileged_userns=0';
  for (const { name, job, composing } of composingJobs()) {
    const first = job.steps.findIndex(({ run = '' }) => composing.some((line) => run.includes(line)));
    const allowed = job.steps.findIndex(allows);
    expect([name, allowed !== -1 && allowed < first]).toEqual([name, rolesOf(job).includes(reads)]);
  }
});

test('a rollback can be forced with a reason, which both steps get', () => {
  for (const { jobs, on } of [new Map(workflows).get('rollback.yml'), takingBack] as (Workflow & {
    on: { workflow_dispatch: { inputs: Record<string, { required?: boolean }> } };
  })[]) {
    expect(on.workflow_dispatch.inputs.force?.required).toBe(false);
    const steps = Object.values(jobs).flatMap((job) => job.steps.filter(({ run = '' }) => run.includes(' rollback ')));
    expect(steps).toHaveLength(2);
    for (const { run, env } of steps) {
      expect(run).toContain(' ${FORCE:+--force "$FORCE"} ');
      expect(env?.FORCE).toBe('${{ inputs.force }}');
    }
  }
});

test('production gets what was checked and agreed to, whatever staging shows by then', () => {
  const jobs = new Map(workflows).get('production.yml')?.jobs;
  const [promotion] = jobs?.promote?.steps.filter(({ run = '' }) => run.includes('mosaico promote')) ?? [];
  expect(promotion?.run).toContain('--exactly --as "$REVISION" --apply plan -- $MIX');
  expect(promotion?.env).toMatchObject({
    MIX: '${{ needs.check.outputs.releases }}',
    REVISION: '${{ needs.check.outputs.revision }}',
  });
});

test('a change waits for npm test alone; everything runs each night, and before production unless that is urgent', () => {
  const named = new Map(workflows);
  const runs = (file: string): string[] =>
    Object.values(named.get(file)?.jobs ?? {}).flatMap(({ steps: all }) => all.flatMap(({ run }) => run ?? []));
  expect(runs('checks.yml')).toContain('npm test');
  // In parts, so that each ends within an hour: together they are all checks of the set.
  const checks = runs('full.yml').flatMap((run) => /^npm run test:full -- (.+)$/.exec(run)?.[1]?.split(' ') ?? []);
  const names = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "import { sets } from './e2e/checks.mjs'; const { lanes, runs } = sets.full; console.log([...lanes.flat(), ...runs].map(({ name }) => name.replaceAll(' ', '-')).join())",
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(checks.sort()).toEqual(names.trim().split(',').sort());
  // What somebody publishes about a library in the afternoon must not keep a release of ours.
  const { vulnerabilities } = named.get('full.yml')?.jobs ?? {};
  expect(vulnerabilities?.if).toBe("github.event_name == 'schedule'");
  expect(read('.github', 'workflows', 'full.yml')).toMatch(/schedule:\n +- cron: '\d+ \d+ \* \* \*'/);
  const { tests, promote } = named.get('production.yml')?.jobs ?? {};
  expect(tests).toMatchObject({ uses: './.github/workflows/full.yml', if: '${{ !inputs.urgent }}' });
  expect(promote?.needs).toContain('tests');
  expect(promote?.if).toContain("(inputs.urgent || needs.tests.result == 'success')");
});

test('long checks run once a week, and expired offers are looked for every day', () => {
  const scheduled = (file: string): { cron: string }[] => {
    const { on } = new Map(workflows).get(file) as unknown as { on: { schedule: { cron: string }[] } };
    return on.schedule;
  };
  expect(scheduled('weekly.yml')[0]?.cron).toMatch(/^\d+ \d+ \* \* \d$/);
  expect(scheduled('expired.yml')[0]?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  const weekly = Object.values(new Map(workflows).get('weekly.yml')?.jobs ?? {}).flatMap((job) => job.steps);
  expect(weekly.find(({ env }) => env?.AXE === 'all')?.run).toMatch(/^npm run e2e -- /);
  // Without it a page below 100 is printed, and nothing fails.
  expect(weekly.find(({ run = '' }) => run.includes('--lighthouse'))?.run).toMatch(/ --strict$/);
});

test('every npm script that is typed exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = callsOf(/npm run(?: --silent)?/).flatMap(([name = '']) => name);
  expect(named).toContain('new-remote');
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

test.each(['shared-types', 'shared-ui', 'platform', 'create-remote'])(
  '%s begins its changelog with its version, as packages.yml reads it, and the documentation knows the major one',
  (folder) => {
    const { version } = readManifest(join(root, folder));
    const [newest] = /^## .*$/m.exec(read(folder, 'CHANGELOG.md')) ?? [];
    expect([`## ${version}`, `## ${version} (unreleased)`]).toContain(newest);
    const row = new RegExp(`^\\| \`@mosaico/${folder}\` +\\| (\\d+) `, 'm');
    expect(row.exec(read('docs', 'remotes-elsewhere.md'))?.[1]).toBe(version.split('.')[0]);
  },
);

test('every workspace has an owner', () => {
  const owned = read('.github', 'CODEOWNERS')
    .split('\n')
    .flatMap((line) => /^\/(\S+)\/ +@\S+/.exec(line)?.[1] ?? []);
  for (const name of readManifest(root).workspaces ?? []) expect(owned).toContain(name);
});

test('actions of others are pinned by commit; ours exist', () => {
  const ours = readdirSync(join(root, '.github', 'actions')).map((name) => `./.github/actions/${name}`);
  for (const { uses } of [...steps, ...stepsElsewhere]) {
    if (uses?.startsWith('./')) expect(ours).toContain(uses);
    else if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  }
});

test.each(workflows)('%s may do little, ends in time, and waits for what there is', (_file, workflow) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(workflow.concurrency?.group).toBeTruthy();
  for (const job of Object.values(workflow.jobs)) {
    if (!job.uses) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    for (const other of [job.needs ?? []].flat()) expect(Object.keys(workflow.jobs)).toContain(other);
  }
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askWebsite } from '@mosaico/platform/testing/bucket-website';
import { startCeph, whyNoCeph, type Ceph } from '@mosaico/platform/testing/ceph';
import { freePort } from '@mosaico/platform/testing/free-port';
import { rolePolicies } from '@mosaico/platform/testing/documented-policies';
import { makeSharedBucket, makeSiteBucket, makeUsers } from '@mosaico/platform/testing/make-bucket';
import { startProxy, type Proxy, type Trouble } from '@mosaico/platform/testing/proxy';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { develop } from '../support/developing.ts';
import { npmCache, startRegistry, type Registry } from '../support/registry.ts';
import { runLine } from '../support/run-line.ts';
import { serving, type Serving } from '../support/serving.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { pullRequest, runWorkflow, type Told } from '../support/workflow.ts';

// A team of its own, from nothing: packages from a registry, releases in a bucket, and no file of this repository.
const why = whyNoCeph();
test.skip(why !== undefined, why);
test.describe.configure({ mode: 'serial' });

let folder: string;
/** npm's: what npx has run before under this version is another program. */
let cache: string;
let registry: Registry | undefined;
let ceph: Ceph;
/** What signs a job of the team's workflows in as each of their roles, none of which may do more than docs/operations.md says. */
let roles: Record<string, Record<string, string>>;
let host: Clone;
/** The agency's server: a machine of its own, which is told of nothing, and looks what the bucket says. */
let following: Serving | undefined;
/** The bucket as the team reaches it while it may be killed, and what happens there to a revision that is written. */
let bridge: Proxy;
let onRevision: (() => Trouble | undefined) | undefined;
/** Where the agency's server shows the site. */
const site = (): string => following?.address ?? '';
/** What the team has typed so far, with how long it took in seconds. */
const typed: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(400_000);
  folder = mkdtempSync(join(tmpdir(), 'own-'));
  for (const name of ['ceph', 'registry', 'team']) mkdirSync(join(folder, name));
  cache = npmCache(join(folder, 'npm'));
  ceph = await startCeph(join(folder, 'ceph'));
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: ceph.accessKey,
    AWS_SECRET_ACCESS_KEY: ceph.secretKey,
    MOSAICO_STORE: `s3://releases?endpoint=${ceph.endpoint}&region=us-east-1`,
  });
  const { composer, teamPublisher, teamRecorder } = JSON.parse(
    JSON.stringify(rolePolicies()).replaceAll('/environments/staging/', '/environments/demo/'),
  ) as ReturnType<typeof rolePolicies>;
  roles = await makeUsers(ceph, ['composer', 'publisher', 'recorder']);
  await makeSharedBucket(ceph, 'releases', { composer, publisher: teamPublisher, recorder: teamRecorder });
  await makeSiteBucket(ceph.endpoint, 'www', 'recorder');
  bridge = await startProxy(ceph.endpoint, ({ method, url }) =>
    method === 'PUT' && url?.includes('/environments/demo/') ? onRevision?.() : undefined,
  );
  registry = await startRegistry(join(folder, 'registry'), await freePort());
  // The agency's site, whose releases are built already, goes into the bucket.
  host = cloneRepository();
  publishPackages();
  await fillBucket();
  const work = join(folder, 'server');
  // It has rendered the agency's pages before, and not the team's.
  cpSync(join(host.folder, '.mosaico', 'sites', '.cache'), join(work, 'sites', '.cache'), { recursive: true });
  following = await serving(host.folder, ['serve', '--env', 'demo', '--follow', '1'], { MOSAICO_WORK: work });
  await hosted();
});
test.afterAll(async () => {
  delete process.env.MOSAICO_STORE;
  await following?.stop();
  registry?.stop();
  await bridge.stop();
  await ceph.stop();
  host.remove();
  rmSync(folder, { recursive: true, force: true });
});

const packages = ['shared-types', 'shared-ui', 'platform', 'create-remote'];

/** The agency's workflow publishes the packages, each version once, and not before it is meant to go out. */
function publishPackages(): void {
  const published = () => {
    const told = { vars: { NPM_REGISTRY: registry?.address ?? '' }, secrets: { NPM_TOKEN: 'anybody' } };
    const { jobs, printed } = runWorkflow(host.folder, 'packages.yml', { event: { name: 'push' }, ...told });
    expect(jobs, printed).toEqual({ publish: 'success' });
    return printed;
  };
  const mark = (names: readonly string[], text: string): void => {
    for (const name of names) {
      const file = join(host.folder, name, 'CHANGELOG.md');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^(## \S+)(?: \(unreleased\))?$/m, `$1${text}`));
    }
  };
  /** Packages of which that is said; the commands are printed, too. */
  const said = (printed: string, what: string): string[] =>
    Array.from(printed.matchAll(new RegExp(`^([a-z-]+) [\\d.]+ ${what}$`, 'gm')), ([, name = '']) => name);
  const [early, late] = [packages.slice(0, 2), packages.slice(2)];
  mark(early, '');
  mark(late, ' (unreleased)');
  const first = published();
  expect(said(first, 'is not released yet')).toEqual(late);
  expect(said(first, 'is published already')).toEqual([]);
  mark(late, '');
  const second = published();
  expect(said(second, 'is not released yet')).toEqual([]);
  expect(said(second, 'is published already')).toEqual(early);
}

/** The agency publishes what is built already, and begins the environment. */
async function fillBucket(): Promise<void> {
  const remotes = ['plans', 'websites', 'crm', 'courses', 'legal', 'testimonials'].map((name) => `mf-${name}`);
  const { output } = await host.mosaico('publish', 'shell', ...remotes, '--json');
  const releases = JSON.parse(output) as { workspace: string; version: string }[];
  const mix = releases.map(({ workspace, version }) => `${workspace}@${version}`);
  const promoted = await host.mosaico('promote', ...mix, '--env', 'demo', '--config', 'environments/demo');
  expect(promoted.output).toContain('demo is at revision 1');
}

/** Resolves once the agency's server shows the environment's newest revision, by itself. */
async function hosted(): Promise<void> {
  const [newest] = JSON.parse(host.mosaicoNow('history', '--env', 'demo', '--limit', '1', '--json')) as {
    revision: number;
    sameAs?: number;
  }[];
  // A rollback shows the composition of what it equals, where it is here.
  const numbers = [newest?.revision, newest?.sameAs];
  const isShown = async (): Promise<boolean> => {
    const answer = await fetch(`${site()}/revision.json`);
    return answer.ok && numbers.includes(((await answer.json()) as { revision: number }).revision);
  };
  await expect.poll(isShown, { message: 'the server follows', timeout: 120_000 }).toBe(true);
}

/** Runs a command line in a folder of the team's. Fails with what was printed. */
const run = (place: string, command: string): Promise<string> =>
  runLine(place, command, { npm_config_cache: cache, npm_config_prefer_offline: 'true' });

/** The same, as a step of the way from nothing to a page on the site. */
async function type(place: string, command: string): Promise<string> {
  const begin = Date.now();
  const output = await run(place, command);
  typed.push(`${command}  ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  return output;
}

const repository = (): string => join(folder, 'team', 'mf-events');

test('a repository is made from nothing, installs and passes its own tests', async () => {
  test.setTimeout(600_000);
  await type(
    join(folder, 'team'),
    `npm create --yes --@mosaico:registry=${registry?.address} @mosaico/remote mf-events -- --title Eventos --env demo --registry ${registry?.address}`,
  );
  await type(repository(), 'npm install');
  await type(
    repository(),
    'git init --quiet --initial-branch main && git add --all && git -c user.name=Ana -c user.email=ana@example.org commit --quiet --message Eventos',
  );
  // The lockfile says nothing of where packages were taken from.
  expect(readFileSync(join(repository(), 'package-lock.json'), 'utf8')).not.toContain('localhost');
  expect(await type(repository(), 'npm test 2>&1')).toMatch(/Errors: 0[^]*Tests:\s+1 passed/);
});

test('a figure that nobody declares does not compile, and the lint refuses a name of the router that the shell does not share', async () => {
  test.setTimeout(120_000);
  const page = join(repository(), 'src', 'events', 'events.tsx');
  const before = readFileSync(page, 'utf8');
  const asking = (name: string): void =>
    writeFileSync(page, before.replace("useOffer('mf-events/offer')", `useOffer('${name}')`));
  asking('mf-plans/lost');
  const refused = await run(repository(), 'npx mosaico types').catch((error: Error) => error.message);
  expect(refused).toContain('src/events/events.tsx');
  expect(refused).toContain('mf-plans/lost');
  writeFileSync(page, `import { useFetcher } from 'react-router';\n${before}\nexport const fetcher = useFetcher;\n`);
  expect(await run(repository(), 'npx oxlint src').catch((error: Error) => error.message)).toContain('useFetcher');
  writeFileSync(page, before);
});

test('it publishes and promotes, and its page is prerendered and hydrated on the site', async ({ page }) => {
  test.setTimeout(300_000);
  expect((await fetch(`${site()}/eventos`)).status).toBe(404);
  expect(await type(repository(), 'npx mosaico ship mf-events')).toMatch(
    /published mf-events@1\.0\.0-s\w+\nchecked with what demo shows: no problems\n[^]*demo is at revision 2: \d+ pages/,
  );

  await hosted();
  const html = await (await fetch(`${site()}/eventos`)).text();
  expect(html).toMatch(/<h1[^>]*>Eventos/);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${site()}/eventos`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eventos');
  // It has the shell's copy of the design system: the same source is the same, in whichever repository it was installed.
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.includes('/assets/mf-events/')).length).toBeGreaterThan(0);
  const assets = readdirSync(join(folder, 'server', 'sites', 'demo', 'current', 'assets', 'mf-events'));
  const own = assets.filter((name) => /^material\..*\.js$/.test(name));
  expect(own).not.toHaveLength(0);
  expect(scripts.filter((name) => own.some((file) => name.endsWith(file)))).toEqual([]);
  expect(faults).toEqual([]);
});

const shows = async (path: string): Promise<string> => (await fetch(site() + path)).text();

/** Releases of the testimonials by their heading. */
const testimonials = new Map<string, string>();

/** The testimonials, which live in the agency's repository, have another heading from here on; resolves to a release of it. */
async function otherTestimonials(heading: string): Promise<string> {
  const content = join(host.folder, 'mf-testimonials', 'src', 'video-testimonials', 'content.ts');
  writeFileSync(content, readFileSync(content, 'utf8').replace(/eyebrow: '.*'/, `eyebrow: '${heading}'`));
  const { code, output } = await host.mosaico('publish', 'mf-testimonials', '--json');
  expect(code, output).toBe(0);
  const [release] = JSON.parse(output.slice(output.indexOf('['))) as { workspace: string; version: string }[];
  const published = `${release?.workspace}@${release?.version}`;
  testimonials.set(heading, published);
  return published;
}

test('only it is rolled back: what the others promoted since stays', async () => {
  test.setTimeout(300_000);
  const { code, output } = await host.mosaico('promote', await otherTestimonials('Voces nuevas'), '--env', 'demo');
  expect(code, output).toBe(0);
  await type(repository(), 'npx mosaico rollback mf-events');
  await hosted();
  expect((await fetch(`${site()}/eventos`)).status).toBe(404);
  expect(await shows('/testimonios-videos')).toContain('Voces nuevas');
});

test('all of that took fewer than ten commands', () => {
  console.log(typed.join('\n'));
  expect(typed.length).toBeLessThan(10);
});

/** The page has another heading from here on. */
function rename(heading: string): void {
  const content = join(repository(), 'src', 'events', 'content.ts');
  writeFileSync(content, readFileSync(content, 'utf8').replace(/title: '.*'/, `title: '${heading}'`));
}

test('what is developed there comes from source, the rest as published; a word that is changed shows by itself', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const developing = await develop(repository(), port, { ...process.env, npm_config_cache: cache });
  try {
    await page.goto(`${address}/eventos`);
    await hydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    rename('Eventos en caliente');
    await expect(page.getByRole('heading', { level: 1, name: 'Eventos en caliente' })).toBeVisible();
    await expect(page.locator('html[data-same-document]')).toBeAttached();
    await page.goto(`${address}/testimonios-videos`);
    await expect(page.getByText('Voces nuevas')).toBeVisible();
  } finally {
    // What the page still loads would be refused once nobody answers.
    await page.goto('about:blank');
    await developing.stop();
  }
});

test('build and check say what would be released, and whether the site would work with it', async () => {
  test.setTimeout(240_000);
  const [built] = JSON.parse(await run(repository(), 'npx mosaico build --json 2>/dev/null')) as { version: string }[];
  const release = `mf-events@${built?.version}`;
  expect(await run(repository(), 'npx mosaico publish mf-events')).toContain(`published ${release}`);
  expect(await run(repository(), `npx mosaico check ${release}`)).toContain('fit together in demo');
});

/** What one of the team's own workflows does when this happens at its code host. */
const runTeams = (file: string, event: Record<string, unknown>, more: Pick<Told, 'inputs' | 'before'> = {}) =>
  runWorkflow(
    repository(),
    file,
    {
      event,
      vars: {
        MOSAICO_STORE: process.env.MOSAICO_STORE ?? '',
        MOSAICO_READ_ROLE: 'composer',
        MOSAICO_ROLE: 'publisher',
      },
      roles,
      environments: {
        demo: { MOSAICO_ROLE: 'recorder', SITE_BUCKET: `s3://www?endpoint=${ceph.endpoint}&region=us-east-1` },
      },
      ...more,
    },
    [],
  );
const runRelease = (event: Record<string, unknown>, before?: Told['before']) =>
  runTeams('release.yml', event, before && { before });

test("a fork's pull request gets no credentials, and the team's own is tested and checked: no environment changes", async () => {
  test.setTimeout(400_000);
  expect(runRelease(pullRequest({ to: 'events/mf-events', from: 'somebody/mf-events' })).jobs).toEqual({
    release: 'skipped',
    compose: 'skipped',
    promote: 'skipped',
  });
  rename('Eventos de su flujo');
  const before = await run(repository(), 'npx mosaico history --env demo --json');
  const { jobs, tolerated, printed } = runRelease(pullRequest({ to: 'events/mf-events' }));
  expect(jobs, printed).toEqual({ release: 'success', compose: 'success', promote: 'skipped' });
  expect(tolerated).toEqual([]);
  expect(printed).toMatch(
    /Errors: 0[^]*oxlint\n[^]*Found 0 warnings and 0 errors[^]*Tests:\s+1 passed[^]*published mf-events@[^]*fit together in demo/,
  );
  expect(printed).not.toMatch(/mosaico (promote|upload)/);
  expect(await run(repository(), 'npx mosaico history --env demo --json')).toBe(before);
});

/** What the site's bucket shows. */
const inBucket = async (path: string) => (await askWebsite(ceph.endpoint, 'www', path)).body;

test("merged, what reaches main is promoted; run again, it brings the site's bucket up to date, with what another team has promoted meanwhile and not come to upload", async () => {
  test.setTimeout(600_000);
  const theirs = await otherTestimonials('Voces de otro equipo');
  const push = { name: 'push', ref: 'refs/heads/main' };
  let met = false;
  const overtaken = runRelease(push, (commands) => {
    // Their machine dies once they have promoted.
    if (commands.includes('mosaico upload') && !met) {
      met = true;
      host.mosaicoNow('promote', theirs, '--env', 'demo');
    }
    return undefined;
  });
  expect(overtaken.jobs, overtaken.printed).toEqual({ release: 'success', compose: 'success', promote: 'failure' });
  expect(overtaken.printed).toMatch(/demo is at revision \d+[^]*Make a new plan with --plan, and apply that one\./);
  const { jobs, tolerated, printed } = runRelease(push);
  expect(jobs, printed).toEqual({ release: 'success', compose: 'success', promote: 'success' });
  expect(tolerated).toEqual([]);
  expect(printed).toMatch(/Errors: 0[^]*Tests:\s+1 passed/);
  expect(/<h1[^>]*>([^<]*)/.exec(await inBucket('/eventos'))?.[1]).toBe('Eventos de su flujo');
  expect(await inBucket('/testimonios-videos')).toContain('Voces de otro equipo');
});

test("the team's own button rolls back what is its own, and the site's bucket shows it", async () => {
  test.setTimeout(300_000);
  const { jobs, printed } = runTeams(
    'rollback.yml',
    { name: 'workflow_dispatch' },
    { inputs: { reason: 'wrong day' } },
  );
  expect(jobs, printed).toEqual({ compose: 'success', rollback: 'success' });
  expect((await askWebsite(ceph.endpoint, 'www', '/eventos')).status).toBe(404);
  expect(await inBucket('/testimonios-videos')).toContain('Voces de otro equipo');
  expect(await run(repository(), 'npx mosaico history --env demo --limit 1')).toContain('wrong day');
});

/** The team promotes, and is killed where it records the revision: before the bucket hears of it, or once it has it. */
async function killedPromotion(moment: 'before' | 'after'): Promise<void> {
  const promoting = spawn(
    'bash',
    ['-c', 'npx mosaico promote $(npx mosaico publish --differs-from demo) --retries 5'],
    {
      cwd: repository(),
      // A group of its own, so that no child outlives the kill.
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        npm_config_cache: cache,
        MOSAICO_STORE: `s3://releases?endpoint=${bridge.endpoint}&region=us-east-1`,
      },
    },
  );
  const ended = once(promoting, 'exit');
  const kill = (): boolean => process.kill(-(promoting.pid ?? 0), 'SIGKILL');
  onRevision =
    moment === 'after'
      ? () => (status) => status === 200 && kill()
      : () => (kill() ? { status: 503, code: 'ServiceUnavailable' } : undefined);
  await ended;
  expect(promoting.signalCode, 'the promotion got as far as its revision').toBe('SIGKILL');
}

for (const [moment, heading, eyebrow] of [
  ['before', 'Eventos en caliente', 'Voces nuevas'],
  ['after', 'Eventos de todos', 'Voces de otro equipo'],
] as const)
  test(`two teams promote at once, and one is killed just ${moment} its revision is written: nothing is lost`, async () => {
    test.setTimeout(400_000);
    rename(heading);
    await run(repository(), 'npx mosaico publish mf-events');
    const release = testimonials.get(eyebrow) ?? '';
    expect(await shows('/eventos')).not.toContain(heading);
    expect(await shows('/testimonios-videos')).not.toContain(eyebrow);
    const [, theirs] = await Promise.all([
      killedPromotion(moment),
      host.mosaico('promote', release, '--env', 'demo', '--retries', '5'),
    ]);
    expect(theirs.code, theirs.output).toBe(0);
    await hosted();
    expect(await shows('/testimonios-videos')).toContain(eyebrow);
    // It is there whole, or not at all.
    expect((await shows('/eventos')).includes(heading)).toBe(moment === 'after');

    // Said again, it goes on where it was.
    const left = (await run(repository(), 'npx mosaico publish --differs-from demo 2>/dev/null')).trim();
    expect(left.startsWith('mf-events@')).toBe(moment === 'before');
    if (left) await run(repository(), `npx mosaico promote ${left}`);
    await hosted();
    expect(await shows('/testimonios-videos')).toContain(eyebrow);
    expect(await shows('/eventos')).toContain(heading);
  });

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { storeAt } from '@mosaico/platform/cli/context';
import { bucketAddress } from '@mosaico/platform/store/bucket/address';
import { Bucket } from '@mosaico/platform/store/bucket/bucket';
import { askWebsite } from '@mosaico/platform/testing/bucket-website';
import { startCeph, whyNoCeph, type Ceph } from '@mosaico/platform/testing/ceph';
import { rolePolicies } from '@mosaico/platform/testing/documented-policies';
import { makeSharedBucket, makeSiteBucket, makeUsers } from '@mosaico/platform/testing/make-bucket';
import { declaredRoutes } from '../support/site.ts';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { pullRequest, runWorkflow, type Told } from '../support/workflow.ts';

// The workflows' own commands, against a real bucket: from nothing to a rollback.
const why = whyNoCeph();
test.skip(why !== undefined, why);
test.describe.configure({ mode: 'serial' });

let folder: string;
let ceph: Ceph;
/** What signs a job in as each role, none of which may do more than docs/operations.md says. */
let roles: Record<string, Record<string, string>>;
let clone: Clone;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'wf-'));
  ceph = await startCeph(folder);
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: ceph.accessKey, AWS_SECRET_ACCESS_KEY: ceph.secretKey });
  const policies = rolePolicies();
  const names = ['composer', 'publisher', 'staging', 'production', 'pruner'] as const;
  roles = await makeUsers(ceph, names);
  const rights = Object.fromEntries(names.map((name) => [name, policies[name]]));
  await makeSharedBucket(ceph, 'releases', rights);
  for (const name of ['staging', 'production']) await makeSiteBucket(ceph.endpoint, name, name);
  clone = cloneRepository();
  // Production has a configuration of its own.
  cpSync(join(clone.folder, 'environments', 'demo'), join(clone.folder, 'environments', 'real'), { recursive: true });
  rename('real', 'produccion');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'As it is');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
});
test.afterAll(async () => {
  await ceph.stop();
  clone.remove();
  rmSync(folder, { recursive: true, force: true });
});

const at = (bucket: string): string => `s3://${bucket}?endpoint=${ceph.endpoint}&region=us-east-1`;
const run = (file: string, event: Record<string, unknown>, inputs?: Told['inputs'], before?: Told['before']) =>
  runWorkflow(clone.folder, file, {
    event,
    vars: {
      MOSAICO_STORE: at('releases'),
      MOSAICO_READ_ROLE: 'composer',
      MOSAICO_ROLE: 'publisher',
      STAGING_ORIGIN: 'https://staging.example.com',
      PRODUCTION_CONFIGURATION: 'environments/real',
    },
    roles,
    environments: {
      staging: { MOSAICO_ROLE: 'staging', SITE_BUCKET: at('staging') },
      production: { MOSAICO_ROLE: 'production', SITE_BUCKET: at('production') },
      prune: { MOSAICO_ROLE: 'pruner' },
    },
    ...(inputs && { inputs }),
    ...(before && { before }),
  });
/** A machine that dies where it begins such a step. */
const diesBefore =
  (step: string): Told['before'] =>
  (commands) =>
    commands.includes(step) ? 'dies' : undefined;
/** Runs `mosaico …` against the bucket while a workflow runs. Fails with what was printed. */
const mosaico = (...words: string[]): string =>
  execFileSync(process.execPath, [join(clone.folder, 'platform', 'bin', 'mosaico.mjs'), ...words], {
    cwd: clone.folder,
    encoding: 'utf8',
    env: { ...process.env, MOSAICO_STORE: at('releases'), MOSAICO_WORK: join(folder, 'elsewhere'), NO_COLOR: '1' },
  });
const shown = (environment: string) => {
  const [status] = JSON.parse(mosaico('status', environment, '--json')) as { releases: Record<string, string> }[];
  return status?.releases ?? {};
};
/** How the jobs after the releases end on main. */
const staged = { check: 'skipped', preview: 'skipped', compose: 'success', stage: 'success' };
const push = { name: 'push', ref: 'refs/heads/main' };
const dispatch = { name: 'workflow_dispatch' };
const ask = (site: string, path: string) => askWebsite(ceph.endpoint, site, path);
const page = async (site: string, path: string) => (await ask(site, path)).body;
const heading = async (site: string, path: string) => /<h1[^>]*>([^<]*)/.exec(await page(site, path))?.[1];
/** Name in the support address that a site shows. */
const support = async (site: string) => /mailto:(\w+)@example\.com/.exec(await page(site, '/soporte'))?.[1];
/** Gives an environment's configuration another support address, which the support portal shows. */
function rename(environment: string, name: string): void {
  change(
    join('environments', environment, 'site.json'),
    /"supportEmail": "[^"]*"/,
    `"supportEmail": "${name}@example.com"`,
  );
}
function change(file: string, what: RegExp | string, by: string): void {
  const path = join(clone.folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(what, by));
}
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...words], { cwd: clone.folder });

test('the first push to main publishes everything, begins staging and shows it', async () => {
  test.setTimeout(400_000);
  const { jobs, printed } = run('releases.yml', push);
  expect(jobs, printed).toEqual({ touched: 'success', release: 'success', ...staged });
  expect(printed).toContain(`staging is at revision 1: ${(await declaredRoutes()).length} pages`);
  expect(printed).toMatch(/published mf-plans@\S+/);
  expect(await page('staging', '/planes-sociales')).toContain('<h1');
});

test('a push that changes the configuration alone brings it to staging; the next one shows what a machine that died had promoted', async () => {
  test.setTimeout(400_000);
  rename('demo', 'tarde');
  const died = run('releases.yml', push, undefined, diesBefore('mosaico upload'));
  expect(died.jobs, died.printed).toEqual({
    touched: 'success',
    release: 'skipped',
    ...staged,
    stage: 'failure',
  });
  expect(died.printed).toContain('staging is at revision 2');
  // The demonstration's own, as it was in the beginning.
  expect(await page('staging', '/soporte')).toContain('mailto:soporte@');
  const { jobs, printed } = run('releases.yml', push);
  expect(jobs, printed).toEqual({ touched: 'success', release: 'skipped', ...staged });
  expect(printed).toContain('staging: revision 2 was recorded before, and is shown now.');
  expect(await support('staging')).toBe('tarde');
});

test('production gets what staging shows, without a hash being copied, and what was checked is what it gets', async () => {
  test.setTimeout(300_000);
  const { jobs, printed } = run('production.yml', dispatch, { reason: 'first release' });
  expect(jobs, printed).toEqual({ check: 'success', tests: 'success', promote: 'success' });
  expect(printed).toContain('production is at revision 1');
  expect(printed).toContain('--exactly --as "$REVISION" --apply plan -- $MIX');
  expect(await page('production', '/planes-sociales')).toContain('<h1');
  expect(await support('production')).toBe('produccion');
});

test('a configuration that does not fit is refused by the check, before anybody is asked to agree', () => {
  test.setTimeout(300_000);
  change('environments/real/site.json', '"supportEmail"', '"supportMail"');
  const { jobs, printed } = run('production.yml', dispatch, { reason: 'another address' });
  expect(jobs, printed).toEqual({ check: 'failure', tests: 'success', promote: 'skipped' });
  expect(printed).toContain('supportMail');
  change('environments/real/site.json', '"supportMail"', '"supportEmail"');
});

test('a rollback needs a button, and says why and whose it was', async () => {
  test.setTimeout(300_000);
  expect(await support('staging')).toBe('tarde');
  const { jobs, printed } = run('rollback.yml', dispatch, {
    environment: 'staging',
    revision: '1',
    reason: 'wrong address',
  });
  expect(jobs, printed).toEqual({ compose: 'success', rollback: 'success' });
  expect(printed).toMatch(/staging is at revision 3, equal to 1[^]*rolls back revision 2/);
  expect(await page('staging', '/soporte')).toContain('mailto:soporte@');
  expect(mosaico('status', 'staging', '--json')).toContain('wrong address');
});

/** Version of mf-plans that the pull request has brought. */
let merged: string;

/** Ana's branch with another title, merged into a main that has gone on, as `actions/checkout` leaves it. */
function openPullRequest(): void {
  git('commit', '--quiet', '--all', '--message', 'Configuration');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('checkout', '--quiet', '-b', 'title');
  change('mf-plans/src/social-plans/content.ts', /title: 'Tus redes[^']*'/, "title: 'Redes en vista previa'");
  git('commit', '--quiet', '--all', '--message', 'Another title');
  git('checkout', '--quiet', 'main');
  git('commit', '--quiet', '--allow-empty', '--message', 'Meanwhile');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('checkout', '--quiet', '--detach');
  git('merge', '--quiet', '--no-ff', '--message', 'Merge abc into def', 'title');
}

test('a pull request gets a link to staging with what it touches, which can be chosen there; staging stays as it is', async () => {
  test.setTimeout(300_000);
  openPullRequest();
  const revisions = mosaico('history', '--env', 'staging', '--json');
  const document = await page('staging', '/planes-sociales');
  const { jobs, tolerated, printed } = run('releases.yml', pullRequest({ number: 7 }));
  expect(jobs, printed).toEqual({
    touched: 'success',
    release: 'success',
    check: 'success',
    preview: 'success',
    compose: 'skipped',
    stage: 'skipped',
  });
  expect(tolerated).toEqual([]);
  const [published = ''] = /(?<=^published )\S+/m.exec(printed) ?? [];
  expect(printed.match(/^published \S+/gm)).toHaveLength(1);
  expect(printed).toContain('fit together in staging');
  expect(printed).toContain('gh pr comment 7 --edit-last');
  expect(printed).toContain(`https://staging.example.com/?mf=${published}`);
  // What the link's page asks for to run it.
  const [workspace = '', version = ''] = published.split('@');
  const offer = JSON.parse(await page('staging', `/releases/${workspace}/${version}.json`)) as { scripts: string[] };
  for (const script of offer.scripts) expect([script, (await ask('staging', script)).status]).toEqual([script, 200]);
  expect(await page('staging', '/releases/index.json')).toContain(version);
  expect(await page('staging', '/planes-sociales')).toBe(document);
  expect(mosaico('history', '--env', 'staging', '--json')).toBe(revisions);
});

test('merged, it comes to staging under its author; one remote is rolled back, and what else came with it stays', async () => {
  test.setTimeout(300_000);
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '--message', 'Merge the title', 'title');
  rename('demo', 'otra');
  const main = run('releases.yml', push);
  expect(main.jobs, main.printed).toMatchObject({ touched: 'success', release: 'success', stage: 'success' });
  merged = /mf-plans@(\S+) is published already/.exec(main.printed)?.[1] ?? '';
  expect(merged, main.printed).not.toBe('');
  expect(await heading('staging', '/planes-sociales')).toBe('Redes en vista previa');
  expect(mosaico('status', 'staging')).toMatch(/mf-plans .* Ana · Another title/);
  const { jobs, printed } = run('rollback.yml', dispatch, {
    environment: 'staging',
    remotes: 'mf-plans',
    shown: '4',
    reason: 'wrong title',
  });
  expect(jobs, printed).toEqual({ compose: 'success', rollback: 'success' });
  expect(await heading('staging', '/planes-sociales')).not.toBe('Redes en vista previa');
  expect(await support('staging')).toBe('otra');
});

test('the daily look for expired offers promotes nothing where none has', () => {
  test.setTimeout(300_000);
  const before = mosaico('status', 'staging', '--json');
  expect(run('expired.yml', { name: 'schedule' }).jobs).toEqual({
    look: 'success',
    compose: 'skipped',
    promote: 'skipped',
  });
  expect(mosaico('status', 'staging', '--json')).toBe(before);
});

test('production gets single releases that are named, what it shows besides stays; not if it has changed since they were checked', async () => {
  test.setTimeout(400_000);
  const before = shown('production');
  const given = { reason: 'the new title', releases: `mf-plans@${merged}` };
  // Whoever overtakes has rendered the site before.
  const kept = join('sites', '.cache');
  cpSync(join(clone.folder, '.mosaico', kept), join(folder, 'elsewhere', kept), { recursive: true });
  let met = false;
  const overtaken = run('production.yml', dispatch, given, (commands) => {
    if (commands.includes('--as "$REVISION"') && !met) {
      met = true;
      mosaico('promote', '--env', 'production', '--config', join(clone.folder, 'environments', 'demo'));
    }
    return undefined;
  });
  expect(overtaken.jobs, overtaken.printed).toEqual({ check: 'success', tests: 'success', promote: 'failure' });
  expect(overtaken.printed).toContain('Revision 2 of environment "production" was written by somebody else');
  expect(shown('production')).toEqual(before);

  const { jobs, printed } = run('production.yml', dispatch, given);
  expect(jobs, printed).toEqual({ check: 'success', tests: 'success', promote: 'success' });
  expect(shown('production')).toEqual({ ...before, 'mf-plans': merged });
  expect(await heading('production', '/planes-sociales')).toBe('Redes en vista previa');
});

test('what nobody uses is marked, and pruned an hour later: releases that are a month old; what is shown, or new, stays', async () => {
  test.setTimeout(400_000);
  const store = storeAt(at('releases'), join(folder, 'elsewhere'));
  const used = shown('staging')['mf-legal'] ?? '';
  const publishedAgo = async (days: number): Promise<string> => {
    const [release, version] = [join(folder, `mf-legal-${days}`), `1.0.0-s${days}daysago`];
    cpSync(await store.releaseFolder('mf-legal', used), release, { recursive: true });
    const facts = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8')) as { built: object };
    const built = { ...facts.built, at: new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString() };
    writeFileSync(join(release, 'release.json'), JSON.stringify({ ...facts, version, built }));
    await store.publishRelease(release);
    return version;
  };
  const [old, young] = [await publishedAgo(40), await publishedAgo(2)];
  expect((await store.versions('mf-legal')).sort()).toEqual([used, old, young].sort());
  const pruned = (): string => {
    const { jobs, printed } = run('prune.yml', dispatch);
    expect(jobs, printed).toEqual({ prune: 'success' });
    return printed;
  };
  expect(pruned()).toContain(`marked as unused: mf-legal@${old}\n`);
  expect(await store.versions('mf-legal')).toContain(old);
  const hourAgo = Buffer.from(JSON.stringify({ at: Date.now() - 60 * 60 * 1_000 }));
  const mark = `unused/marked/mf-legal@${old}.json`;
  await new Bucket(bucketAddress(at('releases'))).put(mark, hourAgo, { contentType: 'application/json' });
  expect(pruned().match(/^removed .*/gm)).toEqual([`removed mf-legal@${old}`]);
  expect((await store.versions('mf-legal')).sort()).toEqual([used, young].sort());
});

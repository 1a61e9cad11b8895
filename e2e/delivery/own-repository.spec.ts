import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@mosaico/platform/bucket/bucket';
import { serve, type Serving } from '@mosaico/platform/serve/serve';
import { startCeph, whyNoCeph, type Ceph } from '@mosaico/platform/testing/ceph';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { npmCache, startRegistry, type Registry } from '../support/registry.ts';
import { expect, hydrated, test } from '../support/site.ts';

// A team of its own, from nothing: packages from a registry, releases in a bucket, and no file of this repository.
const why = whyNoCeph();
test.skip(why !== undefined, why);
test.describe.configure({ mode: 'serial' });

let folder: string;
/** npm's: what npx has run before under this version is another program. */
let cache: string;
let registry: Registry;
let ceph: Ceph;
let host: Clone;
let serving: Serving | undefined;
/** Where the agency's machine shows the site. */
const site = (): string => serving?.address ?? '';
/** What the team has typed so far, with how long it took in seconds. */
const typed: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'own-'));
  for (const name of ['ceph', 'registry', 'team']) mkdirSync(join(folder, name));
  cache = npmCache(join(folder, 'npm'));
  ceph = await startCeph({ folder: join(folder, 'ceph') });
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: ceph.accessKey,
    AWS_SECRET_ACCESS_KEY: ceph.secretKey,
    MOSAICO_STORE: `s3://releases?endpoint=${ceph.endpoint}&region=us-east-1`,
  });
  const { client, sdk } = await connect({ endpoint: ceph.endpoint });
  await client.send(new sdk.CreateBucketCommand({ Bucket: 'releases' }));
  registry = await startRegistry(join(folder, 'registry'), 8187);
  // The agency's site, whose releases are built already, goes into the bucket.
  host = cloneRepository();
  await fillBucket();
  await hosted();
  serving = await serve(join(host.folder, '.mosaico', 'sites', 'demo'), 8188);
});
test.afterAll(async () => {
  delete process.env.MOSAICO_STORE;
  await serving?.stop();
  registry.stop();
  await ceph.stop();
  host.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The agency publishes what is built already, and begins the environment. */
async function fillBucket(): Promise<void> {
  const remotes = ['plans', 'websites', 'crm', 'courses', 'legal', 'testimonials'].map((name) => `mf-${name}`);
  const { output } = await host.mosaico('publish', 'shell', ...remotes, '--json');
  const releases = JSON.parse(output) as { workspace: string; version: string }[];
  const mix = releases.map(({ workspace, version }) => `${workspace}@${version}`);
  const promoted = await host.mosaico('promote', ...mix, '--env', 'demo', '--config', 'environments/demo');
  expect(promoted.output).toContain('demo is at revision 1');
}

/** The agency's machine shows the environment's newest revision. */
async function hosted(): Promise<void> {
  const { code, output } = await host.mosaico('compose', '--env', 'demo');
  expect(code, output).toBe(0);
}

/** Runs what the team types, in its folder. Fails with what was printed. */
async function type(place: string, command: string): Promise<string> {
  const begin = Date.now();
  const output = await new Promise<string>((resolve, reject) => {
    execFile(
      'bash',
      ['-c', command],
      {
        cwd: place,
        timeout: 300_000,
        maxBuffer: 16 * 1024 * 1024,
        env: {
          ...process.env,
          NO_COLOR: '1',
          FORCE_COLOR: '0',
          npm_config_cache: cache,
          npm_config_loglevel: 'error',
        },
      },
      (error, stdout, stderr) =>
        error ? reject(new Error(`${command}\n${stdout}${stderr}`)) : resolve(stdout + stderr),
    );
  });
  typed.push(`${command}  ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  return output;
}

const repository = (): string => join(folder, 'team', 'mf-events');

test('a repository is made from nothing, installs and passes its own tests', async () => {
  test.setTimeout(600_000);
  await type(
    join(folder, 'team'),
    `npx --yes --@mosaico:registry=${registry.address} --package @mosaico/platform mosaico new-remote mf-events --standalone --title Eventos --env demo --registry ${registry.address}`,
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

test("a figure of another team's that nobody declares does not compile", async () => {
  test.setTimeout(120_000);
  const page = join(repository(), 'src', 'events', 'events.tsx');
  const before = readFileSync(page, 'utf8');
  const asking = (name: string): void =>
    writeFileSync(page, before.replace("useOffer('mf-events/offer')", `useOffer('${name}')`));
  asking('mf-plans/lost');
  const refused = await type(repository(), 'npx mosaico types').catch((error: Error) => error.message);
  expect(refused).toContain('src/events/events.tsx');
  expect(refused).toContain('mf-plans/lost');
  writeFileSync(page, before);
});

test('it publishes and promotes, and its page is prerendered and hydrated on the site', async ({ page }) => {
  test.setTimeout(300_000);
  expect((await fetch(`${site()}/eventos`)).status).toBe(404);
  expect(await type(repository(), 'npx mosaico publish mf-events')).toContain('published mf-events@1.0.0-s');
  const promoted = await type(repository(), 'npx mosaico promote $(npx mosaico changed --unlike demo)');
  expect(promoted).toContain('demo is at revision 2: 48 pages');

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
  expect(scripts.filter((name) => name.includes('mf-events/vendors'))).toEqual([]);
  expect(faults).toEqual([]);
});

test('only it is rolled back: what the others promoted since stays', async () => {
  test.setTimeout(120_000);
  await type(repository(), 'npx mosaico rollback mf-events');
  await hosted();
  expect((await fetch(`${site()}/eventos`)).status).toBe(404);
  expect((await fetch(`${site()}/planes-sociales`)).status).toBe(200);
});

test('all of that took fewer than ten commands', () => {
  const commands = typed.filter((each) => !each.startsWith('npx mosaico types'));
  console.log(commands.join('\n'));
  expect(commands.length).toBeLessThan(10);
  expect(existsSync(join(repository(), '.github', 'workflows', 'release.yml'))).toBe(true);
});

import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { connect } from '@mosaico/platform/bucket/bucket';
import { askWebsite } from '@mosaico/platform/testing/bucket-website';
import { startCeph, whyNoCeph, type Ceph } from '@mosaico/platform/testing/ceph';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { runWorkflow, type Told } from '../support/workflow.ts';

// The workflows' own commands, against a real bucket: from nothing to a rollback.
const why = whyNoCeph();
test.skip(why !== undefined, why);
test.describe.configure({ mode: 'serial' });

let folder: string;
let ceph: Ceph;
let clone: Clone;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'wf-'));
  ceph = await startCeph({ folder });
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: ceph.accessKey, AWS_SECRET_ACCESS_KEY: ceph.secretKey });
  const { client, sdk } = await connect({ endpoint: ceph.endpoint });
  for (const Bucket of ['releases', 'staging', 'production']) {
    await client.send(new sdk.CreateBucketCommand({ Bucket }));
    if (Bucket === 'releases') continue;
    await client.send(
      new sdk.PutBucketWebsiteCommand({
        Bucket,
        WebsiteConfiguration: { IndexDocument: { Suffix: 'index.html' }, ErrorDocument: { Key: '404.html' } },
      }),
    );
    const everybody = {
      Effect: 'Allow',
      Principal: '*',
      Resource: [`arn:aws:s3:::${Bucket}`, `arn:aws:s3:::${Bucket}/*`],
    };
    const Policy = JSON.stringify({
      Version: '2012-10-17',
      Statement: [{ ...everybody, Action: ['s3:GetObject', 's3:ListBucket'] }],
    });
    await client.send(new sdk.PutBucketPolicyCommand({ Bucket, Policy }));
  }
  clone = cloneRepository();
});
test.afterAll(async () => {
  await ceph.stop();
  clone.remove();
  rmSync(folder, { recursive: true, force: true });
});

const at = (bucket: string): string => `s3://${bucket}?endpoint=${ceph.endpoint}&region=us-east-1`;
const signingKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
const run = (file: string, site: string, event: Record<string, unknown>, inputs?: Told['inputs']) =>
  runWorkflow(clone.folder, file, {
    event,
    vars: { MOSAICO_STORE: at('releases'), SITE_BUCKET: at(site) },
    secrets: { MOSAICO_SIGNING_KEY: String(signingKey) },
    ...(inputs && { inputs }),
  });
const push = { name: 'push', ref: 'refs/heads/main' };
const dispatch = { name: 'workflow_dispatch' };
const page = async (site: string, path: string) => (await askWebsite(ceph.endpoint, site, path)).body;
const configuration = () => join(clone.folder, 'environments', 'demo', 'site.json');
const rename = (name: string): void =>
  writeFileSync(
    configuration(),
    readFileSync(configuration(), 'utf8').replace(/"supportEmail": "[^"]*"/, `"supportEmail": "${name}@example.com"`),
  );
const inUse = (environment: string) => clone.mosaico('status', environment, '--json').then(({ output }) => output);

test('the first push to main publishes everything, begins staging and shows it', async () => {
  test.setTimeout(400_000);
  const { jobs, printed } = run('releases.yml', 'staging', push);
  expect(jobs, printed).toEqual({ touched: 'success', release: 'success', preview: 'skipped', stage: 'success' });
  expect(printed).toContain('staging is at revision 1: 47 pages');
  expect(printed).toMatch(/published mf-plans@\S+, signed with [0-9a-f]{16}/);
  expect(await page('staging', '/planes-sociales')).toContain('<h1');
});

test('a push that changes the configuration alone brings it to staging', () => {
  test.setTimeout(300_000);
  rename('cambio');
  const { jobs, printed } = run('releases.yml', 'staging', push);
  expect(jobs, printed).toEqual({ touched: 'success', release: 'skipped', preview: 'skipped', stage: 'success' });
  expect(printed).toContain('staging is at revision 2');
});

test('one that changes nothing leaves staging as it is', () => {
  test.setTimeout(300_000);
  const { jobs, printed } = run('releases.yml', 'staging', push);
  expect(jobs, printed).toEqual({ touched: 'success', release: 'skipped', preview: 'skipped', stage: 'success' });
  expect(printed).toContain('Nothing to do: staging shows that already, since revision 2.');
});

test('production gets what staging shows, without a hash being copied', async () => {
  test.setTimeout(300_000);
  const { jobs, printed } = run('production.yml', 'production', dispatch, { reason: 'first release' });
  expect(jobs, printed).toEqual({ check: 'success', promote: 'success' });
  expect(printed).toContain('production is at revision 1');
  expect(printed).toContain('--exactly --as "$REVISION" -- $MIX');
  expect(await page('production', '/planes-sociales')).toContain('<h1');
});

test('a rollback needs a button, and says why and whose it was', async () => {
  test.setTimeout(300_000);
  const { jobs, printed } = run('rollback.yml', 'staging', dispatch, {
    environment: 'staging',
    reason: 'wrong address',
  });
  expect(jobs, printed).toEqual({ rollback: 'success' });
  expect(printed).toMatch(/staging is at revision 3, equal to 1[^]*takes back revision 2/);
  process.env.MOSAICO_STORE = at('releases');
  expect(await inUse('staging')).toContain('wrong address');
  delete process.env.MOSAICO_STORE;
});

test('the store is pruned, and a closed pull request takes its preview along', () => {
  test.setTimeout(300_000);
  const number = 7;
  const { jobs, printed } = run('prune.yml', 'production', dispatch);
  expect(jobs, printed).toEqual({ prune: 'success' });
  const closed = run('previews.yml', 'staging', {
    name: 'pull_request',
    repository: 'mosaico/site',
    number,
    pull_request: { head: { repo: { full_name: 'mosaico/site' } } },
  });
  expect(closed.jobs, closed.printed).toEqual({ remove: 'success' });
});

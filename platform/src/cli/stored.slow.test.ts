import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import { buildAll } from '../build/build.ts';
import { commandLine } from '../cli.ts';
import { appWorkspaces, rootFolder } from '../lib/workspaces.ts';
import { currentSite } from '../site/sites.ts';
import { bucketAddress } from '../store/bucket/address.ts';
import { Bucket } from '../store/bucket/bucket.ts';
import { askWebsite } from '../testing/bucket-website.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { describeWithCeph } from '../testing/describe-with-ceph.ts';
import { fixtureStore } from '../testing/fixture-store.ts';
import { freePort } from '../testing/free-port.ts';
import { makeSiteBucket } from '../testing/make-bucket.ts';
import { storedStore, writeStored } from '../testing/stored.ts';

// What the sources build to is the business of others.
jest.mock('../build/build.ts', () => ({ buildAll: jest.fn() }));

const stored = storedStore('2026-11');

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stored-verbs-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const output = commandsBeside(() => folder);
let errors: string[];
beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text));
});

async function mosaico(...words: string[]): Promise<string> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', ...words]);
  return output.join('\n');
}
const json = async (...words: string[]): Promise<unknown> => JSON.parse(await mosaico(...words, '--json'));
const shown = (environment: string, file: string) =>
  readFileSync(join(currentSite(join(folder, 'sites', environment)) ?? '', file), 'utf8');

/** The sources build to this release of a workspace from now on. */
function source(name: string, version: string): void {
  const workspace = appWorkspaces(rootFolder(__dirname)).find((each) => each.name === name);
  if (!workspace) throw new Error(`There is no ${name}.`);
  const built = fixtureStore(join(folder, 'source')).build(name, version);
  jest.mocked(buildAll).mockResolvedValue([{ workspace, version, folder: built, maps: join(folder, 'no-maps') }]);
}

/** What every verb prints and does with a store of November 2026. */
function everyVerb(): void {
  test('status, history, show and diff', async () => {
    expect(await mosaico('status')).toMatch(/production: revision 3[^]*staging: revision 8, .*by Ana/);
    const history = (await json('history', '--env', 'staging')) as Revision[];
    expect(history.map(({ revision }) => revision)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await mosaico('history', '--env', 'staging')).toContain('  forced: the page comes tomorrow');
    expect(await mosaico('history', '--env', 'trial', '--all')).toContain('trial was removed');
    expect(await mosaico('show', 'mf-plans')).toContain('mf-plans@1.3.0');
    expect(await json('show', 'mf-plans@1.1.0')).toMatchObject({ shown: [{ environment: 'staging', revisions: [2] }] });
    expect(await mosaico('diff', 'staging', 'production')).toMatch(/mf-plans +1\.0\.0 +→ +1\.2\.0|mf-plans[^]*1\.2\.0/);
  });

  test('check', async () => {
    expect(await mosaico('check', '--env', 'staging')).toContain('These fit together in staging');
    const found = await json('check', 'mf-plans@1.2.0', '--env', 'staging');
    expect(found).toMatchObject({
      fits: false,
      problems: [
        {
          code: 'broken-link',
          workspace: 'mf-plans',
          subject: '/gone',
          text: expect.stringContaining('/mf-plans links to /gone, but no page') as string,
        },
      ],
    });
    expect(process.exitCode).toBe(1);
  });

  test('promote, and rollback on a machine that has composed nothing', async () => {
    await mosaico('promote', 'mf-legal@2.1.0', '--env', 'staging');
    expect(shown('staging', 'mf-legal.html')).toContain('mf-legal@2.1.0');
    expect(shown('staging', 'mf-crm.html')).toContain('mf-crm@2.0.0');
    await mosaico('rollback', '--env', 'production', '--reason', 'at night');
    expect(shown('production', 'mf-plans.html')).toContain('mf-plans@1.2.0');
    expect(errors.join('\n')).toContain("By today's rules: /mf-plans links to /gone");
    await mosaico('rollback', 'mf-plans', '--env', 'production');
    expect(shown('production', 'mf-plans.html')).toContain('mf-plans@1.0.0');
  });

  test('ship and publish leave out what was rolled back, and take what was not', async () => {
    source('mf-plans', '1.1.0');
    await expect(mosaico('ship', 'mf-plans', '--env', 'staging')).rejects.toThrow(
      /mf-plans@1\.1\.0 is left out: it was rolled back by revision 3, .*by Ana: wrong price/,
    );
    expect(await mosaico('publish', '--differs-from', 'staging')).toBe('');
    source('mf-plans', '1.4.0');
    await mosaico('ship', 'mf-plans', '--env', 'staging');
    expect(shown('staging', 'mf-plans.html')).toContain('mf-plans@1.4.0');
  });

  test('environment create and remove', async () => {
    await mosaico('environment', 'create', 'trial', '--from', 'staging', '--force', 'as staging');
    expect(shown('trial', 'mf-plans.html')).toContain('mf-plans@1.0.0');
    await mosaico('environment', 'remove', 'trial', '--yes');
    expect(await mosaico('status')).not.toContain('trial');
  });

  test('prune', async () => {
    expect(await mosaico('prune', '--dry-run', '--older-than', '0')).toContain('unused: mf-plans@1.3.0');
    expect(await json('prune', '--older-than', '0')).toMatchObject({
      marked: expect.arrayContaining(['mf-plans@1.3.0']) as string[],
    });
    expect(await mosaico('show', 'mf-plans@1.2.0')).toContain('mf-plans@1.2.0');
  });

  test('serve --follow', async () => {
    const port = await freePort();
    const words = ['serve', '--env', 'production', '--port', String(port), '--follow', '1'];
    const child = spawn(process.execPath, [join(rootFolder(__dirname), 'platform', 'bin', 'mosaico.mjs'), ...words], {
      cwd: rootFolder(__dirname),
      env: process.env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await new Promise<void>((resolve, reject) => {
        let said = '';
        child.stdout.on('data', (data: Buffer) => {
          said += String(data);
          if (said.includes('is at revision 3') && said.includes('serving')) resolve();
        });
        child.once('exit', () => reject(new Error(`It ended: ${said}`)));
      });
      const page = await fetch(`http://127.0.0.1:${port}/mf-plans`);
      expect(await page.text()).toContain('mf-plans@1.2.0');
    } finally {
      child.kill('SIGKILL');
    }
  });
}

describe('a store of November 2026 in a folder', () => {
  beforeEach(() => writeStored(stored, join(folder, 'store')));
  everyVerb();
});

describeWithCeph('a store of November 2026 in a bucket', (ceph) => {
  let places = 0;
  beforeEach(async () => {
    places += 1;
    process.env.MOSAICO_STORE = `s3://test/stored-${places}?endpoint=${ceph().endpoint}`;
    const bucket = new Bucket(bucketAddress(process.env.MOSAICO_STORE));
    for (const [key, text] of Object.entries(stored.bucket))
      await bucket.put(key, Buffer.from(text), { contentType: 'text/plain' });
  });
  everyVerb();

  test('upload', async () => {
    await makeSiteBucket(ceph().endpoint, 'site');
    const to = `s3://site?endpoint=${ceph().endpoint}`;
    expect(await json('upload', '--env', 'production', '--to', to)).toMatchObject({
      revision: 3,
      warnings: expect.arrayContaining([
        expect.stringContaining("By today's rules: /mf-plans links to /gone"),
      ]) as string[],
    });
    expect((await askWebsite(ceph().endpoint, 'site', '/mf-plans')).body).toContain('mf-plans@1.2.0');
    await mosaico('rollback', '--env', 'production', '--to', '1');
    await mosaico('upload', '--env', 'production', '--to', to);
    expect((await askWebsite(ceph().endpoint, 'site', '/mf-plans')).body).toContain('mf-plans@1.0.0');
  });
});

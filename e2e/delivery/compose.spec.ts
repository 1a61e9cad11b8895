import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@mosaico/platform/testing/free-port';
import { startCeph, whyNoCeph, type Ceph } from '@mosaico/platform/testing/ceph';
import { startNginx, type Nginx } from '@mosaico/platform/testing/nginx';
import { parse } from 'yaml';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { serving, type Serving } from '../support/serving.ts';
import { expect, hydrated, test } from '../support/site.ts';

// Follows compose.yaml and the Dockerfile's last line step by step, in a folder of its own: another S3 service is in the store's place, and
// processes in that of containers.

interface Composed {
  services: Record<'publish' | 'site', { command?: string[]; environment: Record<string, string> }>;
  configs: { nginx: { content: string } };
}

const root = join(import.meta.dirname, '..', '..');
const composed = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as Composed;
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** Two dollars are one that Compose leaves alone. */
const asRun = (text: string): string => text.replaceAll('$$', '$');

test.describe.configure({ mode: 'serial' });
test.skip(() => whyNoCeph() !== undefined, 'no S3 service can be started here');

let folder: string;
let clone: Clone;
let ceph: Ceph;
let nginx: Nginx | undefined;
let site: Serving | undefined;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'com-'));
  clone = cloneRepository();
  ceph = await startCeph(folder);
});
test.afterAll(async () => {
  await site?.stop();
  await nginx?.stop();
  await ceph.stop();
  clone.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The variables of a service, with the store that runs here. */
function environmentOf(name: 'publish' | 'site'): NodeJS.ProcessEnv {
  const { MOSAICO_STORE = '' } = composed.services[name].environment;
  expect(MOSAICO_STORE).toContain('endpoint=http://store:7070&');
  return {
    MOSAICO_STORE: MOSAICO_STORE.replace('http://store:7070', ceph.endpoint),
    AWS_ACCESS_KEY_ID: ceph.accessKey,
    AWS_SECRET_ACCESS_KEY: ceph.secretKey,
    MOSAICO_WORK: join(folder, 'work'),
  };
}

/** Runs the one-shot service that fills the bucket. */
function publish(): string {
  const [program = '', ...words] = composed.services.publish.command ?? [];
  const { status, stdout, stderr } = spawnSync(program, words.map(asRun), {
    cwd: clone.folder,
    encoding: 'utf8',
    env: { ...process.env, ...environmentOf('publish'), NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

test('publish makes the bucket and the environment, and a second start finds both', () => {
  test.setTimeout(300_000);
  expect(publish()).toContain('demo is at revision 1');
  expect(publish()).not.toContain('revision');
});

test('the site shows what is in the bucket, through nginx, to a visitor', async ({ page }) => {
  test.setTimeout(300_000);
  const [, command = '[]'] = /^CMD (\[.*\])/m.exec(dockerfile) ?? [];
  const [, , ...words] = JSON.parse(command) as string[];
  const port = words.indexOf('--port');
  expect(words[0]).toBe('serve');
  site = await serving(clone.folder, [...words.slice(0, port), ...words.slice(port + 2)], environmentOf('site'));
  const listens = await freePort();
  nginx = startNginx(
    asRun(composed.configs.nginx.content)
      .replace('listen 8080', `listen ${listens}`)
      .replace('http://site:8080', site.address.replace('localhost', '127.0.0.1')),
  );
  const origin = `http://localhost:${listens}`;
  await expect.poll(async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.status).toBe(200);
  await page.goto(`${origin}/planes-sociales`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

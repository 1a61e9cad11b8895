import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram } from '@mosaico/platform/lib/program';
import { freePort } from '@mosaico/platform/testing/free-port';
import { programPath } from '@mosaico/platform/testing/program';
import { expect, hydrated, test } from '../support/site.ts';

// Builds the Dockerfile's image with buildah, on a base of Debian's packages and the Node of this process, and runs its commands as a container
// has them: from a read-only root, as the user `node`, without capabilities.

const root = join(import.meta.dirname, '..', '..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const base = `localhost/mosaico-test-base:${process.version}`;
const image = 'localhost/mosaico-test';

/** Why no container can be built here; nothing where one can. */
function whyNot(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may build containers here';
  if (spawnSync('unshare', ['--mount', 'true']).status !== 0)
    return 'this machine gives processes no mounts of their own';
  return undefined;
}

test.describe.configure({ mode: 'serial' });
test.skip(() => whyNot() !== undefined, whyNot());

const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const buildah = (...words: string[]): string => run(programPath(['buildah'], 'buildah'), ...words);

/** In place of Docker's `node` image, which is not to be downloaded: Debian, this Node and its npm, and the user `node`. */
function makeBase(): void {
  if (buildah('images', '--quiet', '--filter', `reference=${base}`) !== '') return;
  const folder = mkdtempSync(join(tmpdir(), 'base-'));
  const at = (...names: string[]): string => join(folder, 'root', 'usr', 'local', ...names);
  try {
    run(programPath(['debootstrap'], 'debootstrap'), '--variant=minbase', 'bookworm', join(folder, 'root'));
    cpSync(process.execPath, at('bin', 'node'));
    const npm = realpathSync(findProgram(['npm']) ?? '');
    cpSync(dirname(dirname(npm)), at('lib', 'node_modules', 'npm'), { recursive: true });
    for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, at('bin', name));
    run('chroot', join(folder, 'root'), 'useradd', '--create-home', '--uid', '1000', 'node');
    // As every program that runs containers writes it.
    writeFileSync(join(folder, 'root', 'etc', 'hosts'), '127.0.0.1 localhost\n::1 localhost\n');
    // npm's registry is reached as from here.
    const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
    if (certificates) cpSync(realpathSync(certificates), at('share', 'certificates.pem'));
    const trust = certificates ? 'ENV NODE_EXTRA_CA_CERTS=/usr/local/share/certificates.pem\n' : '';
    writeFileSync(
      join(folder, 'Dockerfile'),
      `FROM scratch\nCOPY root /\nENV PATH=/usr/local/bin:/usr/bin:/bin\n${trust}`,
    );
    buildah('build', '--isolation', 'chroot', '--tag', base, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let container: string | undefined;
/** Folder of the image's files. */
let files = '';
/** Outlives a process, as a volume does. */
let volume = '';
let site: ChildProcess | undefined;
let port: number;

test.beforeAll(async () => {
  test.setTimeout(1_500_000);
  makeBase();
  buildah('build', '--isolation', 'chroot', '--network', 'host', '--from', base, '--tag', image, root);
  container = buildah('from', image);
  files = buildah('mount', container);
  volume = mkdtempSync(join(tmpdir(), 'volume-'));
  run('chown', '1000:1000', volume);
  port = await freePort();
});
test.afterAll(() => {
  site?.kill('SIGKILL');
  if (container) {
    buildah('rm', container);
    buildah('rmi', image);
  }
  if (volume) rmSync(volume, { recursive: true, force: true });
});

/** The variables that the image sets. */
const environment = Array.from(dockerfile.matchAll(/^ENV (.*)$/gm), ([, set = '']) => set);

/** Mounts, before a command of the container runs: nothing can be written to but `/tmp` and the volume. */
const mounts = [
  'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"',
  'mount -t tmpfs tmpfs "$0/tmp" && mount --bind "$1" "$0/data"',
  'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev"',
  'files=$0; shift; exec chroot "$files" setpriv --reuid node --regid node --clear-groups --bounding-set=-all --no-new-privs env --chdir=/mosaico "$@"',
].join(' && ');

/** Runs a command in the container. Its processes end with it. */
function inContainer(...command: string[]): ChildProcess {
  const words = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', mounts, files, volume];
  const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/home/node' };
  return spawn('unshare', [...words, ...environment, ...command], { env, stdio: 'pipe' });
}

/** The exit code of a command in the container, and what it prints. */
async function ended(...command: string[]): Promise<{ code: number | null; output: string }> {
  const program = inContainer(...command);
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = (await once(program, 'close')) as [number | null];
  return { code, output };
}

/** The words of the Dockerfile's line, on a port that is free here. */
function wordsOf(instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const [, words = '[]'] = new RegExp(`^${instruction} .*?(\\[".*\\])$`, 'm').exec(dockerfile) ?? [];
  return (JSON.parse(words) as string[]).map((word) => word.replace('8080', String(port)));
}

test('it is not root, and writes to nothing but its volume', async () => {
  expect(await ended('id', '-u')).toEqual({ code: 0, output: '1000\n' });
  expect((await ended('touch', '/mosaico/new')).output).toContain('Read-only file system');
  expect((await ended('touch', '/data/new')).code).toBe(0);
});

test('it serves the demonstration, says when it is ready, and ends when it is stopped', async ({ page }) => {
  test.setTimeout(300_000);
  expect((await ended(...wordsOf('HEALTHCHECK'))).code).toBe(1);
  site = inContainer(...wordsOf('CMD'));
  await expect.poll(async () => (await ended(...wordsOf('HEALTHCHECK'))).code, { timeout: 200_000 }).toBe(0);
  await page.goto(`http://localhost:${port}/planes-sociales`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const stopped = once(site, 'exit');
  // What began the container's processes heeds no signal of its own.
  const [server] = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').split(' ');
  process.kill(Number(server), 'SIGTERM');
  await stopped;
});

test('what it was built of is published to another store without a build, as compose.yaml does', async () => {
  test.setTimeout(300_000);
  const published = await ended(
    'MOSAICO_STORE=file:///data/store',
    'npx',
    'mosaico',
    'publish',
    '--differs-from',
    'demo',
    '--quiet',
  );
  expect(published.code, published.output).toBe(0);
  expect(published.output.trim().split('\n')).toHaveLength(7);
});

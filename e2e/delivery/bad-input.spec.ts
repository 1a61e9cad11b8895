import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hashOf } from '@mosaico/platform/lib/hashes';
import { cloneRepository, type Clone } from '../support/clone.ts';

// One clone for all: each test puts back what it has changed, and every refusal leaves store and site as they were.
test.describe.configure({ mode: 'default' });

let clone: Clone;
test.beforeAll(() => {
  clone = cloneRepository();
});

/** What files were before the test, and the releases that it has published by hand. */
const changed = new Map<string, string>();
const byHand = new Set<string>();
test.afterEach(() => {
  for (const [file, text] of changed) writeFileSync(file, text);
  for (const folder of byHand) rmSync(folder, { recursive: true });
  changed.clear();
  byHand.clear();
});
test.afterAll(() => clone.remove());

/** A file as it is; after the test it is so again. */
function lent(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!changed.has(file)) changed.set(file, text);
  return text;
}

const inStore = (...names: string[]): string => join(clone.folder, '.mosaico', 'store', ...names);
const revisions = (): string[] => readdirSync(inStore('environments', 'demo')).sort();
const currentSite = (): string => readlinkSync(join(clone.folder, '.mosaico', 'sites', 'demo', 'current'));
const newestRevision = (): string => inStore('environments', 'demo', revisions().at(-1) ?? '');

interface JsonFile {
  releases: Record<string, string>;
  pages: { path: string }[];
  configuration: string;
  [key: string]: unknown;
}
const readJson = (file: string): JsonFile => JSON.parse(readFileSync(file, 'utf8')) as JsonFile;
const change = (file: string, edit: (value: JsonFile) => void): void => {
  const value = JSON.parse(lent(file)) as JsonFile;
  edit(value);
  writeFileSync(file, JSON.stringify(value));
};
/** File of a release the demonstration uses. */
const inRelease = (workspace: string, ...names: string[]): string =>
  inStore('releases', workspace, readJson(newestRevision()).releases[workspace] ?? '', ...names);

/** A further release like the one in use, published by hand. */
function anotherRelease(workspace: string, edit: (folder: string) => void): string {
  const target = inStore('releases', workspace, '9.9.9');
  byHand.add(target);
  cpSync(inRelease(workspace), target, { recursive: true });
  change(join(target, 'release.json'), (release) => (release.version = '9.9.9'));
  edit(target);
  return `${workspace}@9.9.9`;
}

/** A release of mf-plans that was built with this as its server build. */
function withServerBuild(code: string): string {
  return anotherRelease('mf-plans', (folder) => {
    const file = 'server/remote-entry.cjs';
    writeFileSync(join(folder, file), code);
    // As a build says of its own files: what is rendered is known by them.
    change(join(folder, 'release.json'), (release) => {
      release.files = { ...(release.files as object), [file]: hashOf(Buffer.from(code)) };
    });
  });
}

/** Runs a command that must fail with one message holding all of `says` (2: a usage error), leaving store and site as they were. */
async function refused(words: string[], says: (string | RegExp)[], expected = 1): Promise<void> {
  const before = { revisions: revisions(), site: currentSite(), page: readFileSync(sitePage(), 'utf8') };
  const { code, output } = await clone.mosaico(...words);
  expect(code, output).toBe(expected);
  for (const part of says) expect(output).toMatch(typeof part === 'string' ? new RegExp(escaped(part)) : part);
  expect(output, 'one message, not a stack of calls').not.toMatch(/^\s+at .*platform\/src/m);
  expect({ revisions: revisions(), site: currentSite(), page: readFileSync(sitePage(), 'utf8') }).toEqual(before);
}
const sitePage = (): string => join(clone.folder, '.mosaico', 'sites', 'demo', 'current', 'planes-sociales.html');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('captions that are missing, and captions that are none', async () => {
  const videos = join(clone.folder, 'mf-testimonials', 'public', 'data', 'videos');
  for (const name of ['cliente-01.vtt', 'cliente-02.vtt', 'cliente-03.vtt']) lent(join(videos, name));
  rmSync(join(videos, 'cliente-01.vtt'));
  writeFileSync(join(videos, 'cliente-02.vtt'), 'WEBVTT\n\n0:00,1 --> 0:01,6\nHola.\n');
  writeFileSync(join(videos, 'cliente-03.vtt'), 'WEBVTT\n\n00:00:01.000 --> 00:00:09.000\nHola.\n');
  const list = 'mf-testimonials/public/data/testimonios.json';
  await refused(
    ['publish', 'mf-testimonials'],
    [
      `${list}: 0.captions.url: there is no /data/videos/cliente-01.vtt: add public/data/videos/cliente-01.vtt`,
      `mf-testimonials/public/data/videos/cliente-02.vtt (1.captions of ${list}): line 3: `,
      `cliente-03.vtt (2.captions of ${list}): line 3: these words end at second 9, the video at 5: correct the times, or "duration"`,
    ],
  );
});

test('a release whose server build throws', async () => {
  const release = withServerBuild('throw new Error("stand-in for a broken build");');
  await refused(
    ['promote', release],
    ['/planes-sociales of mf-plans@9.9.9 does not prerender', 'stand-in for a broken build', 'promote another version'],
  );
});

test('a source that changes while its release is built', async () => {
  const source = join(clone.folder, 'mf-legal', 'src', 'pages.ts');
  const before = lent(source);
  const retitled = (title: string): void => writeFileSync(source, before.replace(/title: '/, `title: '${title} `));
  retitled('Una');
  const refusal = refused(
    ['publish', 'mf-legal'],
    ['mf-legal was changed while it was built (mf-legal/src/pages.ts)', 'Build it again.'],
  );
  let isOver = false;
  void refusal.catch(() => undefined).finally(() => (isOver = true));
  // Somebody who types: some of it falls between the first file that webpack reads and the last.
  let typed = 0;
  await expect
    .poll(
      () => {
        if (!isOver) retitled(`Otra ${(typed += 1)}`);
        return isOver;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await refusal;
  expect((await clone.mosaico('publish', 'mf-legal')).output).toContain('published mf-legal@');
});

test('an unknown workspace, version, environment, port or release', async () => {
  await refused(['build', 'mf-nobody'], ['There is no workspace "mf-nobody". Choose from: shell, mf-plans,']);
  await refused(['promote', 'mf-plans@7.7.7'], ['The store has no mf-plans@7.7.7. Published: ']);
  await refused(['promote', 'mf-plans'], ['"mf-plans" names no release. Write one of these:', '  mf-plans@'], 2);
  await refused(['serve', '--env', 'staging'], ['There is no environment "staging". There are: demo.']);
  await refused(['start', '--env', 'staging'], ['environments/staging does not exist']);
  await refused(['serve', '--port', 'eighty'], ['"eighty" is no port'], 2);
});

test('a taken port is named', async () => {
  const other = createServer().listen(0);
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await refused(['serve', '--port', String(port)], [`Port ${port} is taken by another program.`, 'PORT=']);
  other.close();
});

/** A small file system of its own for `work`, where this machine lets us have one; else a file in its place. */
function smallDisk(work: string): { fill: 'full' | 'blocked'; makeReadOnly(): void; remove(): void } {
  mkdirSync(work);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', work], { stdio: 'ignore' });
  } catch {
    rmSync(work, { recursive: true });
    writeFileSync(work, '');
    return { fill: 'blocked', makeReadOnly: () => undefined, remove: () => rmSync(work) };
  }
  return {
    fill: 'full',
    makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', work]),
    remove: () => void execFileSync('umount', [work]),
  };
}

test('a disk that is full or read-only, with nothing left half-done', async () => {
  const work = join(clone.folder, 'small');
  const disk = smallDisk(work);
  process.env.MOSAICO_WORK = work;
  try {
    const full = await clone.mosaico('publish', 'mf-plans');
    expect(full.code).toBe(1);
    expect(full.output).toMatch(
      disk.fill === 'full'
        ? /small\S* cannot be written\. The disk is full\. Free some room/
        : /small\S* cannot be written\. A file stands/,
    );
    expect(await clone.mosaico('promote', 'mf-plans@1.0.0')).toMatchObject({ code: 1 });
    if (disk.fill === 'full') {
      expect(readdirSync(join(work, 'store', 'releases', 'mf-plans'))).toEqual([]);
      disk.makeReadOnly();
      const readOnly = await clone.mosaico('publish', 'mf-plans');
      expect(readOnly.code).toBe(1);
      expect(readOnly.output).toMatch(
        /small\S* cannot be written\. The disk is read-only\. Let it be written, or choose another folder/,
      );
    }
  } finally {
    delete process.env.MOSAICO_WORK;
    disk.remove();
  }
});

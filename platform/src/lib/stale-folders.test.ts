import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownMark, removeStale } from './stale-folders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stale-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const drafts = /^\.draft-([\d.]+)-/;
/** Number of a process that has ended. */
const ended = spawnSync('true').pid;

test('what a process has left that has ended is removed, and what one has that runs stays', async () => {
  for (const name of [`.draft-${ownMark()}-a`, `.draft-${process.pid}-b`, `.draft-${ended}-c`, '000001'])
    mkdirSync(join(folder, name));
  await removeStale(folder, drafts);
  expect(readdirSync(folder)).toEqual([`.draft-${ownMark()}-a`, `.draft-${process.pid}-b`, '000001'].sort());
});

test('of a container that shares the folder only what is a day old is removed: its numbers mean other processes', async () => {
  const [fresh, old] = [`.draft-${ended}.1-fresh`, `.draft-${process.pid}.1-old`];
  for (const name of [fresh, old]) mkdirSync(join(folder, name));
  const before = new Date(Date.now() - 25 * 60 * 60_000);
  utimesSync(join(folder, old), before, before);
  await removeStale(folder, drafts);
  expect(readdirSync(folder)).toEqual([fresh]);
});

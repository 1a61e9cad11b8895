import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeFolder } from './complete-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'complete-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const folder = (): string => join(parent, 'release');
const write = (content: string) => (draft: string) => Promise.resolve(writeFileSync(join(draft, 'file'), content));

test('a folder has its name once it is whole, and not before', async () => {
  const isMade = await completeFolder(folder(), async (draft) => {
    await write('whole')(draft);
    expect(existsSync(folder())).toBe(false);
  });
  expect(isMade).toBe(true);
  expect(readFileSync(join(folder(), 'file'), 'utf8')).toBe('whole');
  expect(readdirSync(parent)).toEqual(['release']);
});

test('a folder that is there stays as it is, and nothing is left behind', async () => {
  await completeFolder(folder(), write('first'));
  expect(await completeFolder(folder(), write('second'))).toBe(false);
  expect(readFileSync(join(folder(), 'file'), 'utf8')).toBe('first');
  expect(readdirSync(parent)).toEqual(['release']);
});

test('a failure to fill it leaves neither folder nor draft, and is reported', async () => {
  const filling = completeFolder(folder(), async (draft) => {
    await write('half')(draft);
    throw new Error('no space left');
  });
  await expect(filling).rejects.toThrow('no space left');
  expect(readdirSync(parent)).toEqual([]);
});

import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { programPath } from '@mosaico/platform/testing/program';
import { cloneRepository, type Clone } from '../support/clone.ts';

// What a section team learns from a browser before any visitor does.
let clone: Clone;
test.beforeAll(() => {
  clone = cloneRepository();
});
test.afterAll(() => clone.remove());
test.describe.configure({ mode: 'default', timeout: 240_000 });

const page = join('mf-plans', 'src', 'social-plans', 'social-plans.tsx');
const begin = 'export default function SocialPlans() {\n';
const ship = ['ship', 'mf-plans', '--smoke-test-seconds', '60'];

/** Ships the plans with this line at the beginning of a page's component. */
async function shipped(line: string, ...words: string[]): ReturnType<Clone['mosaico']> {
  const file = join(clone.folder, page);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(begin);
  writeFileSync(file, before.replace(begin, `${begin}  ${line}\n`));
  try {
    return await clone.mosaico(...ship, ...words);
  } finally {
    writeFileSync(file, before);
  }
}
const revision = async (): Promise<unknown> => JSON.parse((await clone.mosaico('history', '--json')).output);

test('a release that throws in every browser is refused by page, file and line, and shown to nobody', async () => {
  const before = await revision();
  const { code, output } = await shipped(
    "if (typeof window !== 'undefined') throw new Error('no plans');",
    '--smoke-test',
    '9',
  );
  expect(code).toBe(1);
  expect(output).toMatch(
    /mf-plans@\S+ throws in a browser on \/planes-sociales: Error: no plans \(mf-plans\/src\/social-plans\/social-plans\.tsx:15\)/,
  );
  expect(await revision()).toEqual(before);
});

test('a page that never ends is refused, while the others are opened', async () => {
  const { code, output } = await shipped("while (typeof window !== 'undefined');", '--smoke-test', '9');
  expect(code).toBe(1);
  expect(output).toContain('does not hydrate on /planes-sociales');
  expect(output).toContain('opened 9 pages in a browser');
});

test('a page reaches nobody but the draft, whatever it does', async () => {
  const asked: string[] = [];
  const other = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  const acts = `window.open('${address}window'); alert('stay'); location.href = '${address}page';`;
  const { code, output } = await shipped(`if (typeof window !== 'undefined') { ${acts} }`, '--smoke-test', '9');
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`leaves /planes-sociales: it goes to ${address}page by itself`);
  expect(asked).toEqual([]);
});

test('without a browser a release is shipped, and the output says that none has opened it', async () => {
  const programs = join(clone.folder, '.mosaico', 'programs');
  mkdirSync(programs);
  symlinkSync(programPath(['git'], 'git'), join(programs, 'git'));
  const before = { ...process.env };
  Object.assign(process.env, { PATH: programs, CHROME_PATH: '', PLAYWRIGHT_BROWSERS_PATH: programs });
  const { code, output } = await shipped('void 1;', '--smoke-test', '9').finally(() => (process.env = before));
  expect(code, output).toBe(0);
  expect(output).toContain('No page was opened in a browser: this machine has none. Install Chrome or Chromium');
});

test('a healthy release passes, and what was opened is said', async () => {
  const { code, output } = await shipped('void 2;', '--smoke-test', '2');
  expect(code, output).toBe(0);
  expect(output).toMatch(/opened 2 of 9 pages in a browser; not opened: \//);
});

test('a rehearsal finds the same and records nothing; with a reason the release goes through, and the history keeps it', async () => {
  const before = await revision();
  const line = "if (typeof window !== 'undefined') setTimeout(() => { throw new Error('after hydration'); }, 300);";
  const found =
    /throws in a browser on \/planes-sociales: Error: after hydration \(mf-plans\/src\/social-plans\/social-plans\.tsx:15\)/;
  const rehearsed = await shipped(line, '--dry-run', '--smoke-test', '1');
  expect(rehearsed.code, rehearsed.output).toBe(1);
  expect(rehearsed.output).toMatch(found);
  expect(await revision()).toEqual(before);
  const forced = await shipped(line, '--smoke-test', '1', '--force', 'known');
  expect(forced.code, forced.output).toBe(0);
  expect(forced.output).toMatch(found);
  expect(JSON.stringify(await revision())).toMatch(/after hydration/);
});

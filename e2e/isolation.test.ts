import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { forgetStore } from './support/clone.ts';

const root = join(__dirname, '..');

/** What a colleague works with: a bucket, a folder for sites, keys. */
const caller = {
  MOSAICO_STORE: 's3://releases/mosaico',
  MOSAICO_WORK: '/elsewhere',
  MOSAICO_BY: 'Ana',
  AWS_PROFILE: 'us',
};

/** The settings of a process that has read a configuration, and what it says of the server that it starts. */
function settingsAfter(configuration: string): { own: Record<string, string>; server: Record<string, string> } {
  const program = `const { default: { webServer } } = await import(${JSON.stringify(pathToFileURL(join(root, configuration)).href)});
    const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(MOSAICO|AWS)_/.test(name)));
    console.log(JSON.stringify({ own, server: { ...own, ...webServer?.env } }));`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
    // The browser is another test's business.
    env: { ...process.env, ...caller, E2E_CHROMIUM: process.execPath, E2E_SITE: '' },
  });
  return JSON.parse(printed) as ReturnType<typeof settingsAfter>;
}

test.each(['jest.config.mjs', 'jest.fast.config.mjs', 'e2e/playwright.config.ts'])(
  'tests take no store, folder, name or key from the caller: %s',
  (configuration) => {
    expect(settingsAfter(configuration).own).toEqual({ MOSAICO_COMPRESSION: 'quick', MOSAICO_SMOKE_TEST: '0' });
  },
);

test('the site of the browser tests has a store of its own', () => {
  const work = join(root, '.mosaico', 'tests');
  expect(settingsAfter('e2e/playwright.config.ts').server).toMatchObject({
    MOSAICO_WORK: work,
    MOSAICO_STORE: pathToFileURL(join(work, 'store')).href,
  });
});

test('a copy of the repository has a store of its own, whatever package.json names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
  const file = join(folder, 'package.json');
  writeFileSync(file, JSON.stringify({ name: 'site', mosaico: { store: 's3://releases/mosaico' } }));
  forgetStore(folder);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ name: 'site' });
  rmSync(folder, { recursive: true });
});

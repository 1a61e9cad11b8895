import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rootFolder } from '../lib/workspaces.ts';
import { promote } from '../environments/promote.ts';
import { fixtureStore } from '../testing/fixture-store.ts';
import { programPath } from '../testing/program.ts';

const root = rootFolder(__dirname);
const program = join(root, 'platform', 'bin', 'mosaico.mjs');
const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'completion-'));
  const { store, publish, configurationFolder } = fixtureStore(folder);
  await publish('shell', '1.0.0');
  await publish('mf-plans', '1.4.0');
  await publish('mf-plans', '1.5.0');
  const changes = [{ workspace: 'shell', version: '1.0.0' }];
  for (const environment of ['staging', 'production'])
    await promote(store, { environment, changes, configurationFolder, sites: join(folder, 'sites', environment) });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A shell, in a folder of this repository, beside a store of its own. */
async function shell(name: string, script: string): Promise<string> {
  const env = { ...process.env, MOSAICO_STORE: pathToFileURL(join(folder, 'store')).href, MOSAICO_WORK: folder };
  const { stdout } = await run(name, ['-c', script], { cwd: join(root, 'platform'), env });
  return stdout;
}
const made = new Map<string, Promise<{ stdout: string }>>();
async function scriptFor(name: string): Promise<string> {
  if (!made.has(name)) made.set(name, run(process.execPath, [program, 'completion', name], { cwd: root }));
  return (await made.get(name))?.stdout ?? '';
}

/** What bash puts in place of the word at the cursor, after Tab. */
async function afterTab(line: string): Promise<string[]> {
  const said = await shell(
    'bash',
    `${await scriptFor('bash')}
shopt -u progcomp; compopt() { :; }
COMP_LINE=${JSON.stringify(line).replaceAll('$', '\\$')}; COMP_POINT=\${#COMP_LINE}
_mosaico; printf '%s\\n' "\${COMPREPLY[@]}"`,
  );
  return said.split('\n').filter(Boolean);
}

test('Tab completes verbs, options and environments', async () => {
  expect(await afterTab('mosaico sh')).toEqual(['ship', 'show']);
  expect(await afterTab('npx mosaico environment ')).toEqual(['create', 'remove', 'help']);
  expect(await afterTab('mosaico promote --ex')).toEqual(['--exactly']);
  expect(await afterTab('mosaico status --qu')).toEqual(['--quiet']);
  expect(await afterTab('mosaico ship mf-plans --env ')).toEqual(['demo', 'production', 'staging']);
  expect(await afterTab('mosaico diff staging pro')).toEqual(['production']);
});

test('of a word with signs that bash takes apart, the rest comes', async () => {
  expect(await afterTab('mosaico promote --env=sta')).toEqual(['staging']);
  expect(await afterTab('mosaico promote mf-plans@1.')).toEqual(['1.4.0', '1.5.0']);
});

test('words of a line are never run', async () => {
  await afterTab(`mosaico ship $(touch ${join(folder, 'run')}) --env `);
  await expect(shell('bash', `ls ${join(folder, 'run')}`)).rejects.toThrow('No such file');
});

test('after any other npx, and after a folder, bash completes as before', async () => {
  expect(await afterTab('npx jest ')).toEqual([]);
  expect(await afterTab('mosaico promote --config ')).toEqual([]);
});

/** Asks a shell's script for the word at the cursor. */
const asked: Readonly<Record<'zsh' | 'fish', (script: string) => string>> = {
  // Its own functions complete within its line editor alone: here they print.
  zsh: (script) => `compdef() { :; }; _default() { :; }; _describe() { print -l -- "\${(@P)2}"; }
${script}
words=(npx mosaico status st); CURRENT=4; _mosaico`,
  fish: (script) => `${script}\ncomplete -C 'npx mosaico status st'`,
};

for (const name of ['zsh', 'fish'] as const) {
  const found = installedShell(name);
  (found === undefined ? describe.skip : describe)(name, () => {
    test('completes an environment', async () => {
      expect(await shell(found ?? '', asked[name](await scriptFor(name)))).toMatch(/^staging\b/m);
    });
  });
}

/** The program of a shell, which is installed where that is possible. */
function installedShell(name: string): string | undefined {
  try {
    return programPath([name], name);
  } catch {
    return undefined;
  }
}

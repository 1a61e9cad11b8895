import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** A checkout of what the command line is made of, without packages. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const file of ['tsconfig.json', 'tsconfig.base.json', 'platform', 'shared-types'])
    cpSync(join(root, file), join(folder, file), {
      recursive: true,
      filter: (each) => !/node_modules|platform.(dist|template)/.test(each),
    });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Installs the packages, but for one. */
function install(except?: string): void {
  for (const place of ['node_modules', join('platform', 'node_modules')]) {
    rmSync(join(folder, place), { recursive: true, force: true });
    mkdirSync(join(folder, place));
    for (const name of readdirSync(join(root, place)))
      if (name !== except) symlinkSync(join(root, place, name), join(folder, place, name));
  }
}

/** How a program ends, and what it prints, whatever its exit code. */
const ended = (file: string, words: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const program = execFile(file, words, (_error, stdout, stderr) =>
      resolve({ code: program.exitCode ?? 1, output: stdout + stderr }),
    );
  });

/** What `mosaico --help` prints. */
const help = () => ended(process.execPath, [join(folder, 'platform', 'bin', 'mosaico.mjs'), '--help']);

/** The help says this from here on. */
function describeAs(text: string): void {
  const file = join(folder, 'platform', 'src', 'cli.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/description\([^)]*\)/, `description(${text})`));
}

test('a changed source is what runs next, also where two commands begin at once', async () => {
  install();
  describeAs("'First.'");
  const both = await Promise.all([help(), help()]);
  for (const { code, output } of both) expect([code, output]).toEqual([0, expect.stringContaining('First.')]);
  describeAs("'Other.'");
  expect((await help()).output).toContain('Other.');
});

test('a source that does not compile is named, and runs once it is mended', async () => {
  install();
  describeAs("'First");
  const { code, output } = await help();
  expect(code).toBe(1);
  expect(output).toContain('src/cli.ts:');
  expect(output).not.toContain('npm ci');
  describeAs("'Mended.'");
  expect((await help()).output).toContain('Mended.');
});

test.each(['commander', 'esbuild'])(
  'an installation that was interrupted before %s ends with what to run, and works after that',
  async (missing) => {
    install(missing);
    const { code, output } = await help();
    expect(code).toBe(1);
    expect(output).toMatch(/^Error: .*\nNot all packages are installed\. Run: npm ci\n$/);
    install();
    expect((await help()).output).toContain('mosaico [options] [command]');
  },
);

test('a reader that closes the pipe before the end is no error', async () => {
  install();
  const { code, output } = await ended('bash', [
    ...['-o', 'pipefail', '-c', '"$0" "$1" --help | true'],
    ...[process.execPath, join(folder, 'platform', 'bin', 'mosaico.mjs')],
  ]);
  expect([code, output]).toEqual([0, '']);
});

test('an installed package runs as it was packed', async () => {
  install();
  await help();
  rmSync(join(folder, 'platform', 'bundle.mjs'));
  describeAs("'Patched.'");
  const { code, output } = await help();
  expect([code, output]).toEqual([0, expect.not.stringContaining('Patched.')]);
});

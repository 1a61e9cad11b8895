import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { refuseForeignPackages } from '../build/own-packages.ts';
import { siteOf } from '../testing/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a declaration that is not valid is reported in words, and nothing else', async () => {
  mkdirSync(join(folder, 'shell', 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'all', version: '1.0.0', workspaces: ['shell'] }));
  writeFileSync(join(folder, 'shell', 'package.json'), JSON.stringify({ name: 'shell', version: '1.0.0' }));
  writeFileSync(join(folder, 'shell', 'webpack.config.mjs'), '');
  const program = join(__dirname, '..', '..', 'bin', 'mosaico.mjs');
  const run = promisify(execFile)(process.execPath, [program, 'types'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: 'Error: shell/src/pages.ts is not valid. Correct these keys:\n  (whole file): is missing: add it\n',
  });
});

test('two pages of one checkout that claim the same path are reported with both', async () => {
  const root = join(folder, 'clash');
  const write = (file: string, text: string): void => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const page = (path: string): object => ({
    screen: './page.tsx',
    path,
    title: `Page at ${path}`,
    description: 'A description that is long enough for a search engine, and then some.',
    directory: { name: 'Page', category: 'Planes' },
  });
  write('package.json', JSON.stringify({ name: 'all', version: '1.0.0', workspaces: ['shell', 'mf-a', 'mf-b'] }));
  for (const [workspace, path] of Object.entries({ shell: '/', 'mf-a': '/planes', 'mf-b': '/planes' })) {
    write(`${workspace}/package.json`, JSON.stringify({ name: workspace, version: '1.0.0' }));
    write(`${workspace}/webpack.config.mjs`, '');
    write(
      `${workspace}/src/pages.ts`,
      `export default { [${JSON.stringify(workspace)}]: ${JSON.stringify(page(path))} };`,
    );
    write(`${workspace}/src/facts.json`, '{}');
  }
  symlinkSync(join(__dirname, '..', '..', '..', 'node_modules'), join(root, 'node_modules'));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { skipLibCheck: true, types: [] }, files: [] }));
  write('environments/demo/site.json', JSON.stringify(siteOf()));
  const program = join(__dirname, '..', '..', 'bin', 'mosaico.mjs');
  // What the compiler finds besides is the business of others.
  await expect(promisify(execFile)(process.execPath, [program, 'types'], { cwd: root })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(
      'path /planes: mf-a (page "mf-a") and mf-b (page "mf-b"). Change it in one of them.',
    ) as string,
  });
});

test.each(['build', 'dev', 'types'])(
  '%s refuses packages that are linked from another checkout, naming both and what to do',
  async (verb) => {
    const root = mkdtempSync(join(folder, 'linked-'));
    for (const name of ['shared-ui', 'mf-a']) mkdirSync(join(root, name));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'all', workspaces: ['shared-ui', 'mf-a'] }));
    writeFileSync(join(root, 'mf-a', 'package.json'), JSON.stringify({ name: 'mf-a', version: '1.0.0' }));
    writeFileSync(join(root, 'mf-a', 'webpack.config.mjs'), '');
    writeFileSync(
      join(root, 'shared-ui', 'package.json'),
      JSON.stringify({ name: '@mosaico/shared-ui', version: '1.0.0' }),
    );
    const other = join(__dirname, '..', '..', '..');
    symlinkSync(join(other, 'node_modules'), join(root, 'node_modules'));
    const program = join(other, 'platform', 'bin', 'mosaico.mjs');
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const said = promisify(execFile)(process.execPath, [program, verb], { cwd: root, env, timeout: 20_000 });
    await expect(said).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Error: @mosaico/shared-ui is a workspace of ${root}, and node_modules leads to another checkout's: ${join(other, 'shared-ui')}. So releases would be made of two checkouts. Delete node_modules here (a link, if it is one), and run: npm ci\n`,
    });
    // As npm installs it.
    rmSync(join(root, 'node_modules'));
    mkdirSync(join(root, 'node_modules', '@mosaico'), { recursive: true });
    symlinkSync(join(root, 'shared-ui'), join(root, 'node_modules', '@mosaico', 'shared-ui'));
    expect(() => refuseForeignPackages(root)).not.toThrow();
  },
);

test("a remote's own repository has its packages from elsewhere", () => {
  const root = mkdtempSync(join(folder, 'remote-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'mf-a', version: '1.0.0' }));
  symlinkSync(join(__dirname, '..', '..', '..', 'node_modules'), join(root, 'node_modules'));
  expect(() => refuseForeignPackages(root)).not.toThrow();
});

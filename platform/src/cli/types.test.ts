import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a declaration that is not valid is told in words, and nothing else', async () => {
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

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, hydrated, test } from '../support/site.ts';
import { cloneRepository, type Clone } from '../support/clone.ts';

const port = 8190;
let clone: Clone;
let program: ChildProcess;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  clone = cloneRepository();
  program = spawn(
    process.execPath,
    [join(clone.folder, 'platform', 'bin', 'mosaico.mjs'), 'dev', 'mf-plans', '--port', String(port)],
    {
      cwd: clone.folder,
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    const read = (data: Buffer): void => {
      printed += data.toString();
      if (printed.includes('developing http://localhost')) resolve();
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('exit', (code) => reject(new Error(`mosaico dev ended with code ${code}: ${printed}`)));
  });
});
test.afterAll(() => {
  program.removeAllListeners('exit');
  program.kill('SIGTERM');
  clone.remove();
});

test('a change in a page shows by itself, and neither the shell nor the page loses its state', async ({
  page,
  silentConsole,
}) => {
  await page.goto(`http://localhost:${port}/planes-sociales`);
  await hydrated(page);
  const menu = page.getByRole('button', { name: 'Menú' });
  await menu.click();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

  const content = join(clone.folder, 'mf-plans', 'src', 'social-plans', 'content.ts');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  writeFileSync(content, readFileSync(content, 'utf8').replace(heading, 'Un encabezado en caliente'));

  await expect(page.getByRole('heading', { level: 1, name: 'Un encabezado en caliente' })).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('html[data-same-document]')).toBeAttached();
  silentConsole.length = 0;
});

test('the workspaces that were not named come from their published releases', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`http://localhost:${port}/planes-soporte`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.some((address) => address.startsWith(`http://localhost:${port}/assets/mf-crm/`))).toBe(true);
});

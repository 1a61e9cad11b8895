import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneRepository, fingerprint, type Clone } from '../support/clone.ts';

let clone: Clone;
test.beforeAll(() => {
  clone = cloneRepository();
});
test.afterAll(() => clone.remove());

const buildsOf = (workspace: string): string[] => readdirSync(join(clone.folder, '.mosaico', 'builds', workspace));

test('a text changed in mf-plans reaches the site by building, publishing and promoting mf-plans alone', async () => {
  test.setTimeout(300_000);
  const content = join(clone.folder, 'mf-plans', 'src', 'pages.ts');
  const before = readFileSync(content, 'utf8');
  const site = join(clone.folder, '.mosaico', 'sites', 'demo', 'current', 'planes-sociales.html');
  expect(readFileSync(site, 'utf8')).not.toContain('Un título recién cambiado');
  const workspaces = readdirSync(join(clone.folder, '.mosaico', 'builds'));
  const others = Object.fromEntries(
    workspaces.filter((name) => name !== 'mf-plans').map((name) => [name, buildsOf(name)]),
  );
  const shellBefore = fingerprint(join(clone.folder, '.mosaico', 'store', 'releases', 'shell'));

  writeFileSync(content, before.replace(/title: '[^']+'/, "title: 'Un título recién cambiado'"));
  const build = await clone.mosaico('build', 'mf-plans');
  expect(build).toMatchObject({ code: 0 });
  const [, version = ''] = /built mf-plans@(\S+)/.exec(build.output) ?? [];
  expect(await clone.mosaico('publish', 'mf-plans')).toEqual({ code: 0, output: `published mf-plans@${version}\n` });
  const promotion = await clone.mosaico('promote', `mf-plans@${version}`, '--env', 'demo');
  expect(promotion.output).toMatch(/demo is at revision \d+/);

  expect(readFileSync(site, 'utf8')).toContain('<title>Un título recién cambiado | Agencia Mosaico</title>');
  for (const [name, builds] of Object.entries(others)) expect(buildsOf(name), `${name} was not built`).toEqual(builds);
  expect(fingerprint(join(clone.folder, '.mosaico', 'store', 'releases', 'shell'))).toEqual(shellBefore);

  // The same source is the same release: nothing to build, and nothing to publish twice.
  expect((await clone.mosaico('build')).output).toBe('');
  const again = await clone.mosaico('publish', 'mf-plans');
  expect(again.code).toBe(1);
  expect(again.output).toContain(`mf-plans@${version} is published already, and a release never changes.`);
});

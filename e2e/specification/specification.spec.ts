import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteOf } from '@mosaico/platform/testing/site';
import { declaredScreens, declaredTable } from '../support/site.ts';
import { failuresOf, type Evidence, type ServedPage } from './judge.ts';
import { reportOf } from './report.ts';
import { titlesIn } from './named-tests.ts';
import { statements } from './statements/index.ts';

const root = join(import.meta.dirname, '..', '..');

test('every statement of the specification holds', async ({ request }) => {
  test.setTimeout(120_000);
  const failures = failuresOf(statements, await evidence());
  console.log(`\n${reportOf(statements, failures)}\n`);
  expect(failures.map(({ row }) => `${row.route}: ${row.says}`)).toEqual([]);

  async function evidence(): Promise<Evidence> {
    const screens = await declaredScreens();
    const pages: Record<string, ServedPage> = {};
    for (const { path } of screens) pages[path] = await served(path);
    // What an unknown path answers.
    pages['404'] = { html: await (await request.get('/no-existe')).text() };
    return {
      pages,
      everyPage: screens.filter(({ embeddable }) => !embeddable).map(({ path }) => path),
      facts: (await declaredTable()).facts,
      site: siteOf(),
      testsIn: (file) => titlesIn(join(root, file)),
    };
  }

  /** A page as visitors get it, and its twin where there is one. */
  async function served(path: string): Promise<ServedPage> {
    const page = await request.get(path);
    expect(page.status(), path).toBe(200);
    const twin = await request.get(path === '/' ? '/index.md' : `${path}.md`);
    return { html: await page.text(), ...(twin.ok() && { markdown: await twin.text() }) };
  }
});

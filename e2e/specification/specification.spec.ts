import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Route } from '@mosaico/shared-types';
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
  // The run prints it at its end.
  test.info().annotations.push({ type: 'specification', description: reportOf(statements, failures) });
  expect(failures.map(({ row }) => `${row.route}: ${row.says}`)).toEqual([]);

  async function evidence(): Promise<Evidence> {
    const screens = await declaredScreens();
    const pages: Record<string, ServedPage> = {};
    for (const screen of screens) pages[screen.path] = await served(screen);
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

  /** A page as visitors get it, and its twin: every page that may be found has one. */
  async function served({ path, indexed }: Route): Promise<ServedPage> {
    const page = await request.get(path);
    expect(page.status(), path).toBe(200);
    const twin = await request.get(path === '/' ? '/index.md' : `${path}.md`);
    expect(twin.ok(), `${path} as Markdown`).toBe(indexed);
    return { html: await page.text(), ...(indexed && { markdown: await twin.text() }) };
  }
});

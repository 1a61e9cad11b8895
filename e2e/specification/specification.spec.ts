import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import type { Fact, Route } from '@mosaico/shared-types';
import { formatFigure } from '@mosaico/platform/table/format';
import { siteOf } from '@mosaico/platform/testing/site';
import { declaredScreens, declaredTable } from '../support/site.ts';
import { failuresOf, type Evidence, type ServedPage } from './judge.ts';
import { titlesIn } from './named-tests.ts';
import { reportOf } from './report.ts';
import { statements } from './statements/index.ts';

const root = join(import.meta.dirname, '..', '..');

test.describe.configure({ timeout: 120_000 });

test('every statement of the specification holds', async ({ request }) => {
  const failures = failuresOf(statements, await evidence(request));
  // The run prints it at its end.
  test.info().annotations.push({ type: 'specification', description: reportOf(statements, failures) });
  expect(failures.map(({ row }) => `${row.route}: ${row.says}`)).toEqual([]);
});

test('a page that keeps another figure than the declared one is red, wherever a statement names the figure', async ({
  request,
}) => {
  const declared = await evidence(request);
  const named = Object.entries(declared.facts).map(([name, fact]) => ({
    fact,
    name,
    rows: statements.filter(({ proof }) => JSON.stringify(proof).includes(`"figure":"${name}"`)),
  }));
  const blind = named.flatMap(({ name, fact, rows }) => {
    // Another number may stand beside it by chance, but not each of these.
    const green = changesOf(fact).map((changed) => {
      const facts = { ...declared.facts, [name]: changed };
      const red = new Set(failuresOf(rows, { ...declared, facts }).map(({ row }) => row));
      return rows.filter((row) => !red.has(row));
    });
    return rows
      .filter((row) => green.every((each) => each.includes(row)))
      .map(({ route, says }) => `${route}: ${says}`);
  });
  expect(blind).toEqual([]);
  expect(named.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(80);
});

/** The figure as it would be with another value. */
function changesOf({ value, unit, ...rest }: Fact): Fact[] {
  if (typeof value === 'string') return [{ ...rest, value: 'otra', unit, text: 'otra' }];
  return [1, 7, 50].map((more) => {
    const changed = typeof value === 'number' ? value + more : { least: value.least + more, most: value.most + more };
    return { ...rest, value: changed, unit, text: formatFigure(changed, unit) };
  });
}

async function evidence(request: APIRequestContext): Promise<Evidence> {
  const screens = await declaredScreens();
  const pages: Record<string, ServedPage> = {};
  for (const screen of screens) pages[screen.path] = await served(request, screen);
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
async function served(request: APIRequestContext, { path, indexed }: Route): Promise<ServedPage> {
  const page = await request.get(path);
  expect(page.status(), path).toBe(200);
  const twin = await request.get(path === '/' ? '/index.md' : `${path}.md`);
  expect(twin.ok(), `${path} as Markdown`).toBe(indexed);
  return { html: await page.text(), ...(indexed && { markdown: await twin.text() }) };
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { plainPath, type PageBootstrapData, type Route } from '@mosaico/shared-types';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import { format, resolveConfig } from 'prettier';
import type { OpenedPages } from '../checks.mjs';
import { openedAnnotation } from './opened-pages.ts';
import { declaredRoutes } from './site.ts';
import { testWork } from './work.ts';

const root = join(import.meta.dirname, '..', '..');
const file = join(root, 'e2e', 'opened-pages.json');

/** What is typed to run all journeys: then a test that was not run is gone. */
const ofAllJourneys = ['', '--project journeys'];

/**
 * Keeps `e2e/opened-pages.json`: which pages each journey opens, and whose pieces these pages show. What a run finds is added; what no
 * journey opens any more stays until somebody deletes its line, since a failed or repeated test opens less. In CI the run fails where a journey
 * of the file opens a page that is missing there: `npm test -- --changed` would skip that journey after a change of the page. One that is not in the
 * file always runs.
 */
export default class OpenedPagesReporter implements Reporter {
  private readonly opened = new Map<TestCase, Set<string>>();
  private tests: TestCase[] = [];
  private folder = '';

  onBegin(config: FullConfig, suite: Suite): void {
    this.folder = config.rootDir;
    this.tests = suite.allTests();
  }

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const paths = annotations
      .filter(({ type }) => type === openedAnnotation)
      .map(({ description = '' }) => description);
    this.opened.set(test, new Set([...(this.opened.get(test) ?? []), ...paths]));
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const journeys = [...this.opened].filter(([test]) => test.parent.project()?.name === 'journeys');
    if (journeys.length === 0) return undefined;
    const before = readFileSync(file, 'utf8');
    const { tests, pieces } = JSON.parse(before) as OpenedPages;
    const pageOf = await pagesByPath();
    const missing: string[] = [];
    for (const [test, paths] of journeys) {
      const spec = (tests[this.specOf(test)] ??= {});
      const title = titleOf(test);
      const known = spec[title];
      const pages = [...paths].map((path) => [path, pageOf(path)] as const);
      spec[title] = sorted([...(known ?? []), ...pages.flatMap(([, page]) => page ?? [])]);
      if (known && spec[title].length > known.length) missing.push(`${this.specOf(test)} › ${title}`);
      for (const [path, page] of pages)
        for (const workspace of page === undefined ? [] : remotesIn(path))
          if (page && !page.startsWith(`${workspace}/`) && !pieces[page]?.includes(workspace)) {
            if (known) missing.push(`${page} with a piece of ${workspace}`);
            pieces[page] = sorted([...(pieces[page] ?? []), workspace]);
          }
    }
    const kept = ofAllJourneys.includes(process.argv.slice(3).join(' ')) ? this.known(tests) : tests;
    const after = await format(JSON.stringify({ tests: inOrder(kept, inOrder), pieces: inOrder(pieces) }), {
      ...(await resolveConfig(file)),
      filepath: file,
    });
    if (after === before) return undefined;
    writeFileSync(file, after);
    console.log('\ne2e/opened-pages.json has changed: commit it. `npm test -- --changed` chooses journeys by it.');
    for (const each of missing) console.log(`  it lacked a page: ${each}`);
    return process.env.CI && missing.length > 0 ? { status: 'failed' } : undefined;
  }

  /** The record without tests that are gone. */
  private known(tests: OpenedPages['tests']): OpenedPages['tests'] {
    const names = new Set(this.tests.map((test) => `${this.specOf(test)}\0${titleOf(test)}`));
    const specs = Object.entries(tests).map(([spec, titles]) => {
      const there = Object.entries(titles).filter(([title]) => names.has(`${spec}\0${title}`));
      return [spec, Object.fromEntries(there)] as const;
    });
    return Object.fromEntries(specs.filter(([, titles]) => Object.keys(titles).length > 0));
  }

  private specOf(test: TestCase): string {
    return relative(this.folder, test.location.file).replaceAll('\\', '/');
  }
}

/** As a test list of Playwright names it. */
function titleOf(test: TestCase): string {
  const [, , , ...titles] = test.titlePath();
  return titles.join(' › ');
}

/** The page at a path; the workspace alone, where the path is a file of its `public`. */
async function pagesByPath(): Promise<(path: string) => string | undefined> {
  const nameOf = ({ workspace, page }: Route): string => `${workspace}/${page}`;
  const pages = new Map(
    (await declaredRoutes()).flatMap((route) =>
      [route.path, ...route.aliases].map((path) => [path, nameOf(route)] as const),
    ),
  );
  const workspaces = appWorkspaces(root);
  return (path) => {
    const plain = plainPath(path).replace(/\.md$/, '');
    const owner = workspaces.find(({ folder }) => plain !== '/' && existsSync(join(folder, 'public', plain)));
    return pages.get(plain) ?? owner?.name;
  };
}

/** The remotes that the document at a path is made of. */
function remotesIn(path: string): string[] {
  const document = join(testWork, 'sites', 'demo', 'current', `${path === '/' ? '/index' : path}.html`);
  if (!existsSync(document)) return [];
  const [, text] = /<script[^>]* id="?mosaico"?[^>]*>([^]*?)<\/script>/.exec(readFileSync(document, 'utf8')) ?? [];
  return text ? Object.keys((JSON.parse(text) as PageBootstrapData).remotes) : [];
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

const inOrder = <Value>(record: Record<string, Value>, each = (value: Value): Value => value): Record<string, Value> =>
  Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, each(record[key] as Value)]),
  );

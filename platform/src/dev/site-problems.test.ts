import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declarationsIn, type Declarations } from '../table/declarations.ts';
import { consumeOf, pageOf, releaseOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import type { Problem } from './problems.ts';
import { declarationProblems, shareProblems } from './site-problems.ts';

type Declaring = Declarations & { files?: Record<string, { bytes: number; sha384: string }> };

/** What a workspace that runs from source declares: without a version. */
function source(workspace: string, { files, ...more }: Partial<Declaring> = {}): Declaring {
  const { pages, facts, offers, slots } = declarationsIn(releaseOf(workspace, { pages: [pageOf(`/${workspace}`)] }));
  return { workspace, pages, facts, offers, slots, ...more, ...(files && { files }) };
}

const crm = declarationsIn(releaseOf('mf-crm', { pages: [pageOf('/crm')], slots: ['crm/piece'] }));
const list = { 'public/data/list.json': { bytes: 2, sha384: '' } };

const found = (own: readonly Declaring[]): Problem[] =>
  declarationProblems({ root: '/root', configuration: siteOf(), declarations: [crm, ...own] });

const saying = (text: string, file?: string): Problem => ({
  ...(file && { file }),
  text: expect.stringContaining(text) as string,
});

test('releases that fit together have no problem', () => {
  expect(found([source('mf-plans'), source('mf-events')])).toEqual([]);
});

test('a path or alias that another page has is reported with both', () => {
  const plans = source('mf-plans', { pages: [pageOf('/planes')] });
  const events = source('mf-events', { pages: [pageOf('/eventos', { path: '/planes', aliases: ['/crm'] })] });
  expect(found([plans, events])).toEqual([
    saying('path /planes: mf-plans (page "planes") and mf-events (page "eventos")'),
    saying('path /crm: mf-crm@1.0.0 (page "crm") and mf-events (page "eventos")'),
  ]);
});

test('two remotes that offer one piece, or one public file, are reported', () => {
  expect(
    found([source('mf-plans', { slots: ['crm/piece'], files: list }), source('mf-events', { files: list })]),
  ).toEqual([
    saying('slot crm/piece: mf-crm@1.0.0 and mf-plans.'),
    saying('file /data/list.json: mf-plans and mf-events.'),
  ]);
});

test('a figure or page that nobody has is reported with the file that names it', () => {
  const pages = [pageOf('/planes', { title: '{mf-plans/gone}', parent: 'mf-events/gone' })];
  expect(found([source('mf-plans', { pages })])).toEqual([
    saying('shows mf-plans/gone, which no release of this mix declares', 'mf-plans/src/pages.ts'),
    saying('no release of this mix has the page mf-events/gone', 'mf-plans/src/pages.ts'),
  ]);
});

describe('shared modules', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'shares-'));
    write('package.json', JSON.stringify({ name: 'all', version: '1.0.0', workspaces: ['shell', 'mf-plans'] }));
    for (const name of ['shell', 'mf-plans']) {
      write(`${name}/webpack.config.mjs`, '');
      write(`${name}/package.json`, manifestWith('^19.0.0'));
    }
    mkdirSync(join(root, 'node_modules', '@mosaico', 'shared-ui'), { recursive: true });
    write('node_modules/@mosaico/shared-ui/package.json', '{"name":"@mosaico/shared-ui","version":"1.0.0"}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(name: string, content: string): void {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), content);
  }

  const manifestWith = (react: string): string =>
    JSON.stringify({ name: 'some', version: '1.0.0', dependencies: { react } });

  const shell = releaseOf('shell', {
    shared: { provides: [{ key: 'react', version: '19.3.0', eager: true, exports: [] }], consumes: [] },
  });
  const asking = (range: string) =>
    releaseOf('mf-plans', { shared: { provides: [], consumes: [consumeOf('react', { range })] } });

  test('the required range is what package.json says now, whatever it said when it was compiled', () => {
    expect(shareProblems(root, [shell, asking('^17.0.0')], [])).toEqual([]);
    write('mf-plans/package.json', manifestWith('^17.0.0'));
    expect(shareProblems(root, [shell, asking('^19.0.0')], [])).toEqual([
      {
        file: 'mf-plans/package.json',
        text: expect.stringContaining('needs react ^17.0.0: the shell has 19.3.0') as string,
      },
    ]);
  });

  test('a published release is held against the shell, too', () => {
    expect(shareProblems(root, [shell], [asking('^17.0.0')])).toEqual([
      { text: expect.stringContaining('mf-plans@1.0.0 needs react ^17.0.0') as string },
    ]);
  });

  test('a package.json that is not JSON is a problem by itself', () => {
    write('mf-plans/package.json', '{');
    expect(shareProblems(root, [shell, asking('^19.0.0')], [])).toEqual([
      { text: expect.stringContaining('mf-plans/package.json is not JSON') as string },
    ]);
  });
});

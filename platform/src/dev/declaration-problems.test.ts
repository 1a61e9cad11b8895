import { declarationsIn, type Declarations } from '../table/declarations.ts';
import { pageOf, releaseOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import { declarationProblems } from './declaration-problems.ts';
import type { Problem } from './problems.ts';

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

test('what fits together has no problem', () => {
  expect(found([source('mf-plans'), source('mf-events')])).toEqual([]);
});

test('a path or alias that another page has is told with both', () => {
  const plans = source('mf-plans', { pages: [pageOf('/planes')] });
  const events = source('mf-events', { pages: [pageOf('/eventos', { path: '/planes', aliases: ['/crm'] })] });
  expect(found([plans, events])).toEqual([
    saying('path /planes: mf-plans (page "planes") and mf-events (page "eventos")'),
    saying('path /crm: mf-crm@1.0.0 (page "crm") and mf-events (page "eventos")'),
  ]);
});

test('two remotes that offer one piece, or one public file, are told', () => {
  expect(
    found([source('mf-plans', { slots: ['crm/piece'], files: list }), source('mf-events', { files: list })]),
  ).toEqual([
    saying('slot crm/piece: mf-crm@1.0.0 and mf-plans.'),
    saying('file /data/list.json: mf-plans and mf-events.'),
  ]);
});

test('a figure or page that nobody has is told with the file that names it', () => {
  const pages = [pageOf('/planes', { title: '{mf-plans/gone}', parent: 'mf-events/gone' })];
  expect(found([source('mf-plans', { pages })])).toEqual([
    saying('shows mf-plans/gone, which no release of this mix declares', 'mf-plans/src/pages.ts'),
    saying('no release of this mix has the page mf-events/gone', 'mf-plans/src/pages.ts'),
  ]);
});

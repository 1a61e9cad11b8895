import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExceptionReport } from '@mosaico/shared-types/reports';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { exceptionOf, frameOf, publishReported, reactSource, senderOf, viewOf } from '../testing/reports.ts';
import { Owners, type ExceptionOwner } from './owners.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};

madeOnce('owners', begin, () => publishReported(fixture, folder));

const plans = (column: number, version = '1.1.0'): string => frameOf(`mf-plans/page.${version}.js`, column);
const shell = (column: number): string => frameOf('shell/page.1.0.0.js', column);

async function ownerOf(stack: string[], more: object = {}): Promise<ExceptionOwner | undefined> {
  const owners = new Owners(fixture.store, 'staging');
  const report = exceptionOf(stack.join('\n'), more) as ExceptionReport;
  return owners.ownerOfException(report, await fixture.store.revision('staging'));
}

const own = { workspace: 'mf-plans', release: '1.1.0', place: 'mf-plans/src/social/plans.tsx:41' };

test('the innermost frame names workspace, release, file and line, as any browser writes it', async () => {
  expect(await ownerOf([plans(5), shell(105)])).toEqual(own);
  expect(await ownerOf([`    at choose (https://example.com${plans(5)})`, `    at ${shell(105)}`])).toEqual(own);
  expect(await ownerOf([`choose@https://example.com${plans(5)}`, '@https://example.com/x.js:1:2'])).toEqual(own);
  // Native frames say nothing.
  expect(await ownerOf(['TypeError: x', '    at Array.map (<anonymous>)', plans(5)])).toEqual(own);
  // Whatever else rendered.
  expect(await ownerOf([plans(5)], { 'mosaico.workspace': 'mf-crm' })).toEqual(own);
});

test('an error of the design system names it and the workspace that rendered', async () => {
  const place = 'shared-ui/src/plans/price.tsx:12';
  const both = { workspace: 'mf-plans', release: '1.1.0', shared: 'shared-ui', place };
  // The shell's copy throws while React renders the page: no frame is the page's.
  expect(await ownerOf([shell(205), shell(105)], { 'mosaico.workspace': 'mf-plans' })).toEqual(both);
  expect(await ownerOf([shell(205), shell(105), shell(5)], { 'mosaico.workspace': 'mf-plans' })).toEqual(both);
  // The remote's own copy, called by its handler.
  expect(await ownerOf([plans(105), plans(5)])).toEqual({ ...both, place: 'shared-ui/src/actions/button.tsx:7' });
  // A piece of another remote rendered on the page.
  const crm = { ...both, workspace: 'mf-crm', release: '1.0.0' };
  expect(await ownerOf([shell(205), shell(105)], { 'mosaico.workspace': 'mf-crm' })).toEqual(crm);
  // Nothing says who: then whose page it is.
  expect(await ownerOf([shell(205), shell(105)])).toEqual(both);
});

test("an error in a remote's own copy of the design system, on another remote's page, is of the remote whose script it is", async () => {
  const shared = { shared: 'shared-ui', place: 'shared-ui/src/actions/button.tsx:7' };
  const onCrm = { 'mosaico.page': 'mf-crm/mf-crm' };
  expect(await ownerOf([plans(105), shell(105)], onCrm)).toEqual({ ...own, ...shared });
  // The shell's copy says nothing of whose it is.
  expect(await ownerOf([shell(205), shell(105)], onCrm)).toMatchObject({ workspace: 'mf-crm' });
});

test('source maps are read up to the first frame of own code, and of a whole batch as many as it may', async () => {
  const read = jest.spyOn(fixture.store, 'sourceMaps');
  expect(await ownerOf([plans(105), plans(5), plans(5, '1.0.0'), shell(5)])).toMatchObject({ workspace: 'mf-plans' });
  expect(read).toHaveBeenCalledTimes(1);
  read.mockClear();
  const owners = new Owners(fixture.store, 'staging');
  const revision = await fixture.store.revision('staging');
  const allowance = { left: 2 };
  const owned = async (frame: string) =>
    owners.ownerOfException(exceptionOf(frame) as ExceptionReport, revision, allowance);
  await owned(plans(5, '1.0.0'));
  await owned('/assets/mf-plans/same.js:1:2');
  expect(await owned(plans(5))).toEqual({ ...own, place: plans(5) });
  // This one was read already.
  expect(await owned(plans(5, '1.0.0'))).toEqual({ ...own, release: '1.0.0' });
  expect(read).toHaveBeenCalledTimes(2);
});

test("an error that React throws is the rendering workspace's", async () => {
  expect(await ownerOf([shell(105), plans(5)])).toEqual(own);
  const place = `${reactSource}:900`;
  expect(await ownerOf([shell(105), shell(5)], { 'mosaico.workspace': 'mf-plans' })).toEqual({ ...own, place });
});

test.each([
  ['an extension', 'chrome-extension://abc/inject.js:1:2'],
  ['an extension with our paths', 'moz-extension://abc/assets/mf-plans/page.1.1.0.js:1:2'],
  ['a third party', 'https://widget.example/w.js:1:2'],
  ['what the browser does not name', 'other'],
  ['a script that no release has', '/assets/mf-plans/page.forged.js:1:2'],
  ['a workspace that is none', '/assets/constructor/page.1.1.0.js:1:2'],
  ['a path out of the folder', '/assets/mf-plans/../../release.json.js:1:2'],
])('an error of %s is nobody’s, also where it was called by ours', async (_, frame) => {
  expect(await ownerOf([frame, plans(5)])).toBeUndefined();
});

test('no frame at all is nobody’s', async () => {
  expect(await ownerOf(['', 'TypeError: x'])).toBeUndefined();
});

test('a script of another release names that one: a tab that is open since yesterday', async () => {
  expect(await ownerOf([plans(5, '1.0.0')])).toEqual({ ...own, release: '1.0.0' });
  // Both releases have this file: then it is that of the document's revision.
  const first = await fixture.store.revision('staging', 1);
  const owners = new Owners(fixture.store, 'staging');
  expect(await owners.ownerOfFile('/assets/mf-plans/same.js', first)).toEqual({
    workspace: 'mf-plans',
    release: '1.0.0',
  });
});

test('without a source map the script and its position are reported', async () => {
  const entry = '/assets/mf-plans/mf-plans.1.1.0.js:1:2';
  expect(await ownerOf([entry])).toEqual({ ...own, place: entry });
  writeFileSync(join(folder, 'store', 'source-maps', 'mf-plans', '1.1.0', 'page.1.1.0.js.map'), '{"version":');
  expect(await ownerOf([plans(5)])).toEqual({ ...own, place: plans(5) });
});

test('the revision is the newest one with all scripts that the document starts', async () => {
  const owners = new Owners(fixture.store, 'staging');
  const numberOf = async (...asked: Parameters<Owners['documentOf']>) => (await owners.documentOf(...asked))?.revision;
  expect(await numberOf(senderOf('1.1.0'), [viewOf()])).toBe(2);
  expect(await numberOf(senderOf('1.0.0'), [viewOf()])).toBe(1);
  expect(await numberOf(senderOf('1.0.0', { 'mosaico.entries': ['/assets/shell/shell.1.0.0.js'] }), [viewOf()])).toBe(
    2,
  );
  expect(await numberOf(senderOf('1.1.0'), [viewOf({ 'mosaico.page': 'shell/not-found' })])).toBe(2);
});

test.each([
  ['a workspace', senderOf('1.1.0', { 'service.name': 'mf-evil' }), viewOf()],
  ['a name of every object', senderOf('1.1.0', { 'service.name': 'constructor' }), viewOf()],
  ['a release', senderOf('9.9.9'), viewOf()],
  [
    'a release that never was together with the others',
    {
      ...senderOf(),
      'mosaico.entries': [...senderOf('1.0.0')['mosaico.entries'], ...senderOf('1.1.0')['mosaico.entries']],
    },
    viewOf(),
  ],
  ['a page', senderOf('1.1.0'), viewOf({ 'mosaico.page': 'mf-plans/forged' })],
  ['a page of no workspace', senderOf('1.1.0'), viewOf({ 'mosaico.page': 'constructor/x' })],
  ['who rendered', senderOf('1.1.0'), exceptionOf(plans(5), { 'mosaico.workspace': 'mf-evil' })],
])('%s that the environment does not have is of no revision', async (_, sender, report) => {
  expect(await new Owners(fixture.store, 'staging').documentOf(sender, [report])).toBeUndefined();
});

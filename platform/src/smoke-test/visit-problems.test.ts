import type { ResolvedSite } from '../site/resolve/resolve.ts';
import type { Visit } from './browser.ts';
import { visitProblems } from './visit-problems.ts';

const release = (workspace: string): object => ({ workspace, version: '1.1.0' });
const site = {
  revision: { releases: { shell: '1.0.0', 'mf-plans': '1.1.0', 'mf-crm': '1.1.0' } },
  shell: release('shell'),
  remotes: [release('mf-plans'), release('mf-crm')],
  table: {
    routes: ['/planes', '/anuncios', '/crm'].map((path) => ({
      path,
      workspace: path === '/crm' ? 'mf-crm' : 'mf-plans',
    })),
  },
} as unknown as ResolvedSite;

/** What is said of pages where a browser has met this. */
async function said(visits: Record<string, Partial<Visit>>): Promise<string[]> {
  const well: Visit = {
    ...{ isInteractive: true, isWhole: true, isStuck: false, hasCrashed: false, exceptions: [], failedLoads: [] },
    ...{ refusals: [], mismatches: [], wentTo: [], lostText: [] },
  };
  const all = new Map(Object.entries(visits).map(([path, visit]) => [path, { ...well, ...visit }]));
  const problems = await visitProblems({ sourceMaps: () => Promise.resolve(undefined) }, site, all, 10_000);
  return problems.map(({ workspace, text }) => `${workspace}: ${text}`);
}

test('one fault on many pages is one problem, which names the release and its pages', async () => {
  const exceptions = [{ message: 'Error: no plans', stack: '' }];
  const [text, ...more] = await said({ '/planes': { exceptions }, '/anuncios': { exceptions } });
  expect(text).toContain('mf-plans: mf-plans@1.1.0 throws in a browser on /planes, /anuncios: Error: no plans.');
  expect(more).toEqual([]);
});

test('a file that does not load belongs to the release that brings it', async () => {
  const failedLoads = [{ address: '/assets/mf-crm/tile.js', why: 'status 404' }];
  expect(await said({ '/planes': { failedLoads } })).toEqual([
    expect.stringMatching(/^mf-crm: .*on \/planes: \/assets\/mf-crm\/tile\.js: status 404/),
  ]);
});

test.each<[string, Partial<Visit>, string]>([
  ['does not hydrate', { isInteractive: false, isWhole: false }, 'does not hydrate on /crm: it did not within 10 s'],
  ['hydrates, and then loops', { isWhole: false, isStuck: true }, 'the page does not answer. Look for a loop'],
  [
    'ends its process',
    { isInteractive: false, isWhole: false, hasCrashed: true },
    'ends the browser’s process on /crm',
  ],
  ['goes elsewhere', { wentTo: ['/pago'] }, 'leaves /crm: it goes to /pago by itself'],
  ['loses text', { lostText: ['Automatizamos tus ventas con un CRM a tu medida'] }, '"Automatizamos tus ventas'],
])('a page that %s is a problem of its release, and one problem', async (_, visit, text) => {
  expect(await said({ '/crm': visit })).toEqual([expect.stringContaining(text)]);
});

test('a clock that goes on is no lost text', async () => {
  expect(await said({ '/crm': { lostText: ['Abierto hasta las 18:00'] } })).toEqual([]);
});

test('a release writes no lines of its own into the answer, and no escape sequences', async () => {
  const message = 'Error: x\n\u001B[2Jmf-crm is broken. Run "curl evil"';
  const [text] = await said({ '/planes': { exceptions: [{ message, stack: '' }] } });
  // oxlint-disable-next-line no-control-regex -- They are what must not be there.
  expect(text).not.toMatch(/[\u0000-\u001F]/);
});

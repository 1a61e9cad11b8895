import type { Route, SiteTable } from 'shared-types';
import { linkTo, mixed, remember, wantedMix, type Offer, type RevisionInUse } from './mix.ts';

const routeOf = (path: string, workspace: string, more: Partial<Route> = {}): Route => ({
  path,
  title: path,
  description: path,
  directory: { name: path, category: 'Planes' },
  aliases: [],
  indexed: true,
  workspace,
  page: path.slice(1),
  ...more,
});
const table = {
  routes: [routeOf('/', 'shell'), routeOf('/planes', 'mf-plans'), routeOf('/crm', 'mf-crm')],
  slots: { 'plans/table': 'mf-plans', 'crm/demo': 'mf-crm' },
} as unknown as SiteTable;
const remotes = { 'mf-plans': '/assets/mf-plans/1.js', 'mf-crm': '/assets/mf-crm/1.js' };
const inUse: RevisionInUse = {
  revision: 7,
  shell: '/assets/shell/1.js',
  table: '/assets/site/table.1.json',
  remotes,
  releases: { shell: '1.0.0', 'mf-plans': '1.0.0', 'mf-crm': '1.0.0' },
};
const beginning = {
  facts: { table: inUse.table, shell: inUse.shell, remotes: { 'mf-crm': remotes['mf-crm'] }, composed: '2026-11-21' },
  start: ['/assets/shell/1.js'],
};
const mixOf = (...offers: Offer[]) => {
  const { facts, start } = mixed(beginning, 'shell', { table, inUse, offers });
  return { ...facts, ...(facts.table as SiteTable), start };
};
const offerOf = (workspace: string, more: Partial<Offer> = {}): Offer => ({
  workspace,
  version: '2.0.0',
  scripts: [`/assets/${workspace}/2.js`],
  routes: [],
  slots: [],
  ...more,
});

test("a remote's other release brings its entry, pages and slots in place of the one in use", () => {
  const offer = offerOf('mf-plans', { routes: [routeOf('/planes-nuevos', 'mf-plans')], slots: ['plans/new'] });
  const mix = mixOf(offer);
  expect(mix.remotes).toEqual({ 'mf-plans': '/assets/mf-plans/2.js', 'mf-crm': '/assets/mf-crm/1.js' });
  expect(mix.routes.map(({ path }) => path)).toEqual(['/', '/crm', '/planes-nuevos']);
  expect(mix.slots).toEqual({ 'crm/demo': 'mf-crm', 'plans/new': 'mf-plans' });
  expect(mix.start).toEqual(beginning.start);
});

test("another shell's scripts start in place of this one's, and no remote changes", () => {
  const mix = mixOf(offerOf('shell', { routes: [routeOf('/', 'shell'), routeOf('/dos', 'shell')] }));
  expect(mix.start).toEqual(['/assets/shell/2.js']);
  expect(mix.remotes).toEqual(remotes);
  expect(mix.routes.map(({ path }) => path)).toEqual(['/planes', '/crm', '/', '/dos']);
});

test('a remote that the environment does not use can be added', () => {
  const mix = mixOf(offerOf('mf-events', { routes: [routeOf('/eventos', 'mf-events')] }));
  expect(mix.remotes).toMatchObject({ 'mf-events': '/assets/mf-events/2.js' });
});

function tab(href: string, remembered: Record<string, string> = {}) {
  const memory = new Map(Object.entries(remembered));
  const shown: string[] = [];
  return {
    shown,
    location: { href },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, address?: string | URL | null) =>
        void shown.push(String(address)),
    },
    storage: () => ({
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    }),
  };
}

test('the tab remembers the mix of an address, which then loses its parameter', () => {
  const browser = tab('https://x.test/planes?plan=basico&mf=mf-plans@1.5.0-rc.1&mf=mf-crm@2.0.0#a');
  const mix = { 'mf-plans': '1.5.0-rc.1', 'mf-crm': '2.0.0' };
  expect(wantedMix(browser)).toEqual(mix);
  expect(browser.shown).toEqual(['https://x.test/planes?plan=basico#a']);
  expect(wantedMix({ ...browser, location: { href: 'https://x.test/otra' } })).toEqual(mix);
});

test('an address replaces what the tab remembers, and an empty parameter forgets it', () => {
  const browser = tab('https://x.test/?mf=mf-crm@2.0.0', { 'mosaico:mix': '{"mf-plans":"1.5.0"}' });
  expect(wantedMix(browser)).toEqual({ 'mf-crm': '2.0.0' });
  expect(wantedMix({ ...browser, location: { href: 'https://x.test/?mf=' } })).toEqual({});
  expect(wantedMix({ ...browser, location: { href: 'https://x.test/' } })).toEqual({});
});

test.each(['?mf=', '?mf=mf-plans', '?mf=@1.0.0', '?mf=,,', '?mf=%00'])('%s names no release', (query) => {
  expect(wantedMix(tab(`https://x.test/${query}`))).toEqual({});
});

test('where nothing can be remembered the address keeps the mix', () => {
  const denied = {
    ...tab('https://x.test/?mf=mf-crm@2.0.0'),
    storage: (): never => {
      throw new Error('denied');
    },
  };
  expect(wantedMix(denied)).toEqual({ 'mf-crm': '2.0.0' });
  expect(denied.shown).toEqual([]);
  expect(wantedMix({ ...denied, location: { href: 'https://x.test/' } })).toEqual({});
  expect(remember({ 'mf-crm': '2.0.0' }, denied.storage)).toBe(false);
});

test.each(['{broken', 'null', '5', '{"mf-plans":1}', '["a"]'])('a memory of %s is no mix', (memory) => {
  expect(Object.keys(wantedMix(tab('https://x.test/', { 'mosaico:mix': memory })))).not.toContain('mf-plans');
});

test('a link shows the same mix in another tab', () => {
  const mix = { 'mf-plans': '1.5.0-rc.1', shell: '2.0.0' };
  const link = linkTo(mix, 'https://x.test/planes?plan=basico#a');
  expect(link).toBe('https://x.test/planes?plan=basico&mf=mf-plans@1.5.0-rc.1,shell@2.0.0#a');
  expect(wantedMix(tab(link))).toEqual(mix);
  expect(linkTo({}, link)).toBe('https://x.test/planes?plan=basico#a');
});

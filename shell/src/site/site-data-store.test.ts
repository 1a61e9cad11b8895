import {
  pageAssetsKey,
  pagesPartAddress,
  partOfPath,
  type PagesPart,
  type Route,
  type SiteManifest,
} from '@mosaico/shared-types';
import { bootstrapData, siteManifest } from '../testing/bootstrap-data.ts';
import { routeOf } from '../testing/routes.ts';
import { once } from '../testing/once.ts';
import { SiteDataStore, type SiteRequests } from './site-data-store.ts';
import { TableFiles, type FileRequest } from './table-files.ts';

const newest = { ...siteManifest, revision: 8 };

const nowhere = (address: string): Promise<never> => Promise.reject(new Error(`${address} is not there`));
const filesBy =
  (part: FileRequest): SiteRequests['files'] =>
  () =>
    Promise.resolve((now, own) => new TableFiles(now, own, part));

function siteOf(
  ask: () => Promise<SiteManifest>,
  own = bootstrapData,
  part: FileRequest = nowhere,
  files = filesBy(part),
) {
  const entries: Record<string, string> = {};
  const federation = {
    registerRemotes: (more: Readonly<Record<string, string>>) => void Object.assign(entries, more),
  };
  const site = new SiteDataStore(own, { manifest: ask, files }, federation, once);
  return { site, entries };
}

test("the page's own remotes are known at once, and stay those that its HTML is made of", async () => {
  const ask = jest.fn(() => Promise.resolve({ ...newest, remotes: { ...newest.remotes, 'mf-plans': '/2.js' } }));
  const { site, entries } = siteOf(ask);
  await site.know('mf-plans');
  expect(ask).not.toHaveBeenCalled();
  await site.know('mf-crm');
  await site.know('mf-crm');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(entries).toEqual({ 'mf-plans': '/assets/mf-plans/1.js', 'mf-crm': '/assets/mf-crm/1.js' });
});

test('a page of a remote of which the document began with another release is loaded as a document', async () => {
  const { site } = siteOf(() => Promise.resolve({ ...newest, remotes: { ...newest.remotes, 'mf-plans': '/2.js' } }));
  await site.routes('/planes-crm');
  expect(site.fits({ workspace: 'mf-plans' })).toBe(false);
  expect(site.fits({ workspace: 'mf-crm' })).toBe(true);
});

test.each([
  ['another shell', { ...newest, shell: '/assets/shell/2.js' }],
  ['another configuration', { ...newest, site: '/assets/site/2.json' }],
  ['the canary arm', { ...newest, arm: 'canary' as const }],
])('a site that shows %s by now is no place to take a page from', async (_what, other) => {
  const { site } = siteOf(() => Promise.resolve(other));
  await expect(site.know('mf-crm')).rejects.toThrow('composed anew');
  await expect(site.routes('/planes-crm')).rejects.toThrow('composed anew');
  expect(site.known('/planes-crm')).toBeUndefined();
});

test('a page of one arm of a canary takes neither entries of the table nor remotes from the other', async () => {
  const table = { ...newest.table, facts: { price: { value: 999, unit: 'USD' as const, text: '$999' } } };
  const other = { ...newest, arm: 'canary' as const, table };
  const { site, entries } = siteOf(() => Promise.resolve(other));
  expect(site.lookups().document('fact:price')).toBeUndefined();
  await site.ask();
  await new Promise(process.nextTick);
  expect(site.lookups().document('fact:price')).toBeUndefined();
  expect(site.lookups().site('fact:price')).toBeUndefined();
  expect(entries).toEqual(bootstrapData.remotes);
});

describe('a tab that stays open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const [minute, own] = [60_000, { workspace: 'mf-crm' }];
  const changed = (more: Partial<SiteManifest>): SiteManifest => ({ ...newest, revision: 9, ...more });
  /** A site that has been checked once, and is another from then on. */
  async function opened(later: SiteManifest, begun = bootstrapData) {
    const ask = jest.fn(() => Promise.resolve(later)).mockResolvedValueOnce(newest);
    const { site, entries } = siteOf(ask, begun);
    await site.begin();
    await site.routes('/planes-crm');
    return { site, ask, entries };
  }

  test('checks the site again after a minute, once for all links that are pointed at', async () => {
    const { site, ask } = await opened(newest);
    jest.setSystemTime(Date.now() + minute - 1);
    expect(site.look()).toBeUndefined();
    jest.setSystemTime(Date.now() + 1);
    await Promise.all([site.look(), site.lookOrFail(), site.look()]);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(site.look()).toBeUndefined();
    expect(site.fits(own)).toBe(true);
  });

  const { table } = newest;
  test.each<[what: string, later: SiteManifest]>([
    ['another release of its remote', changed({ remotes: { ...newest.remotes, 'mf-crm': '/2.js' } })],
    ['no such remote any more', changed({ remotes: bootstrapData.remotes })],
    ['another figure', changed({ table: { ...table, facts: { price: { value: 520, unit: 'USD', text: '$520' } } } })],
    ['another page', changed({ table: { ...table, routes: [...table.routes, routeOf('/nueva')] } })],
    ['another shell', changed({ shell: '/assets/shell/2.js' })],
    ['another configuration', changed({ site: '/assets/site/2.json' })],
    ['the canary arm', changed({ arm: 'canary' })],
  ])('has a page no more of which the site shows %s by now', async (_what, later) => {
    const { site } = await opened(later);
    expect(site.fits(own)).toBe(true);
    jest.setSystemTime(Date.now() + minute);
    await site.look();
    expect(site.fits(own)).toBe(false);
    // Until then pages are rendered from the first response.
    expect(site.lookups().site('fact:price')).toBeUndefined();
    expect(site.known('/planes-crm')).toBe(newest.table.routes);
  });

  test('renders no page whose slots another release fills now, and renders one whose releases are the same', async () => {
    const filled = { ...newest, table: { ...table, slots: { 'crm/panel': 'mf-plans' } } };
    const ask = jest.fn().mockResolvedValueOnce(filled);
    const { site } = siteOf(ask);
    await site.routes('/planes-crm');
    for (const [name, isSame] of [
      ['mf-legal', true],
      ['mf-plans', false],
    ] as const) {
      ask.mockResolvedValueOnce({ ...filled, remotes: { ...filled.remotes, [name]: '/2.js' } });
      jest.setSystemTime(Date.now() + minute);
      await site.look();
      expect(site.fits(own)).toBe(isSame);
    }
  });

  test('with a version override checks nothing', async () => {
    const { site, ask } = await opened(newest, { ...bootstrapData, whole: newest });
    jest.setSystemTime(Date.now() + 10 * minute);
    expect(site.look()).toBeUndefined();
    expect(site.lookOrFail()).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
  });
});

test('pages, prices and addresses that the first response changes are rendered in this document', async () => {
  const { site } = siteOf(() => Promise.resolve(newest));
  await site.routes('/planes-crm');
  expect(site.known('/planes-crm')).toBe(newest.table.routes);
  expect(site.lookups().site('page:mf-crm/crm-plans')).toBe('/planes-crm');
});

test('the page of the document keeps what it was prerendered with', async () => {
  const { site } = siteOf(() => Promise.resolve(newest));
  await site.routes('/planes-crm');
  const { document, site: now } = site.lookups();
  expect(document('page:mf-crm/crm-plans')).toBe('/crm');
  expect(now('page:mf-crm/crm-plans')).toBe('/planes-crm');
  expect(document('today')).toBe('2026-11-21');
});

test('entries that the document does not hold are requested once, and subscribers are called', async () => {
  const ask = jest.fn(() => Promise.resolve(newest));
  const { site } = siteOf(ask);
  const listener = jest.fn();
  site.subscribe(listener);
  const before = site.lookups();
  expect(before.document('routes')).toBeUndefined();
  expect(before.document('fact:mf-crm/crm-premium')).toBeUndefined();
  await Promise.resolve();
  expect(ask).toHaveBeenCalledTimes(1);
  await new Promise(process.nextTick);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(site.lookups()).not.toBe(before);
  expect(site.lookups().document('routes')).toEqual(newest.table.routes);
});

test('a data file is in the document alone: it is not requested, and other pages have none', async () => {
  const ask = jest.fn(() => Promise.resolve(newest));
  const { site } = siteOf(ask, { ...bootstrapData, shown: { 'data:/data/testimonios.json': [] } });
  expect(site.lookups().document('data:/data/testimonios.json')).toEqual([]);
  expect(site.lookups().document('data:/data/otros.json')).toBeUndefined();
  await site.routes('/planes-crm');
  expect(site.lookups().site('data:/data/testimonios.json')).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('with the site out of reach, another page shows what the document holds', () => {
  const { site } = siteOf(() => Promise.reject(new Error('offline')));
  expect(site.lookups().site('page:mf-crm/crm-plans')).toBe('/crm');
});

test("the document's page is its own, whatever address the visitor came by", () => {
  const route = routeOf('/planes-sociales');
  const { site } = siteOf(() => Promise.resolve(newest), { ...bootstrapData, route });
  expect(site.own('/planes-sociales.html')).toBe(route);
});

test('a page has its trail at every variant of its address', async () => {
  const [home, plans] = [routeOf('/', { page: 'home' }), routeOf('/planes-sociales', { aliases: ['/redes'] })];
  const trail = [{ path: '/', label: 'Inicio' }];
  const { site } = siteOf(() => Promise.resolve({ ...newest, table: { ...newest.table, routes: [home, plans] } }), {
    ...bootstrapData,
    route: plans,
    shown: { 'trail:/planes-sociales': trail },
  });
  for (const address of ['/planes-sociales', '/Planes-Sociales/', '/redes', '/planes-sociales.html'])
    expect(site.lookups().document(`trail:${address}`)).toBe(trail);
  await site.routes('/planes-crm');
  for (const address of ['/planes-sociales', '/Planes-Sociales/', '/redes'])
    expect(site.lookups().site(`trail:${address}`)).toEqual([{ path: '/', label: home.directory.name }]);
});

test('a remote that the environment does not have is named', async () => {
  await expect(siteOf(() => Promise.resolve(newest)).site.know('mf-nobody')).rejects.toThrow('no remote mf-nobody');
});

describe('a table in parts', () => {
  const crm = routeOf('/planes-crm', { workspace: 'mf-crm', page: 'crm-plans', aliases: ['/crm'] });
  const legal = routeOf('/terminos', { workspace: 'mf-legal', page: 'terms' });
  const price = { value: 520, unit: 'USD' as const, text: '$520' };
  const ofRoute = (route: Route): PagesPart => ({
    routes: [route],
    shown: { 'fact:price': price },
    loads: { [pageAssetsKey(route)]: [`/assets/${route.workspace}/page.js`] },
    integrity: { [`/assets/${route.workspace}/page.js`]: 'sha256-x' },
  });
  const names = ['a', 'b', 'c', 'd'];
  const addressOf = (path: string): string => {
    const part = partOfPath(path, names.length);
    return pagesPartAddress(part, names[part]);
  };
  const parts = {
    table: '/assets/site/table.1.json',
    search: '/assets/site/search.1.json',
    pages: names,
    pageless: ['demo'],
  };
  const small: SiteManifest = { ...newest, table: { ...newest.table, routes: [] }, parts };
  const whole = { ...newest.table, routes: [crm, legal], facts: { price, hours: { ...price, text: '4' } } };
  const files: Record<string, unknown> = {
    [addressOf('/planes-crm')]: ofRoute(crm),
    [addressOf('/crm')]: ofRoute(crm),
    [addressOf('/terminos')]: ofRoute(legal),
    [parts.table]: whole,
    [parts.search]: [{ path: '/planes-crm' }],
  };
  function inParts(now = small, own = bootstrapData, served = files) {
    const requested: string[] = [];
    const { site } = siteOf(
      () => Promise.resolve(now),
      own,
      (address) => {
        requested.push(address);
        return Object.hasOwn(served, address) ? Promise.resolve(served[address]) : nowhere(address);
      },
    );
    return { site, requested };
  }

  test('brings the page that is gone to, and what it loads and shows, in one file', async () => {
    const { site, requested } = inParts();
    await site.ask();
    expect(requested).toEqual([]);
    expect(site.known('/planes-crm')).toBeUndefined();
    await Promise.all([site.routesAhead('/planes-crm'), site.routes('/Planes-CRM/')]);
    expect(requested).toEqual([addressOf('/planes-crm')]);
    expect(site.known('/planes-crm')).toEqual([crm]);
    expect(site.assetsOf('mf-crm/crm-plans')).toEqual(['/assets/mf-crm/page.js']);
    expect(site.integrity('/assets/mf-crm/page.js')).toBe('sha256-x');
    expect(site.lookups().site('fact:price')).toEqual(price);
    expect(requested).toHaveLength(1);
  });

  test('knows a page by its other addresses', async () => {
    const { site } = inParts();
    expect(await site.routes('/crm')).toEqual([crm]);
  });

  test('is read as a whole once a page shows what no part has', async () => {
    const { site, requested } = inParts();
    await site.routes('/planes-crm');
    const loaded = new Promise<void>((resolve) => void site.subscribe(resolve));
    expect(site.lookups().site('fact:hours')).toBeUndefined();
    await loaded;
    expect(requested).toEqual([addressOf('/planes-crm'), parts.table]);
    expect(site.lookups().site('fact:hours')).toMatchObject({ text: '4' });
    expect(site.lookups().document('page:mf-legal/terms')).toBe('/terminos');
  });

  test('has a list for the search, which is requested when somebody searches', async () => {
    const { site, requested } = inParts();
    expect(await site.searchable()).toEqual([{ path: '/planes-crm' }]);
    expect(requested).toEqual([parts.search]);
  });

  test('has a large list for the search in parts, each of which is requested when it is needed', async () => {
    const list = { services: [], terms: ['a'], pages: ['a'] };
    const terms = { obra: { 3: [0] } };
    const address = '/assets/site/search-terms.a.json';
    const { site, requested } = inParts(small, bootstrapData, { ...files, [parts.search]: list, [address]: terms });
    const found = await site.searchable();
    expect(found).toMatchObject({ parts: list });
    expect(requested).toEqual([parts.search]);
    if ('load' in found) expect(await found.load(address)).toEqual(terms);
    expect(requested).toEqual([parts.search, address]);
  });

  test.each([
    ['another shell', { shell: '/assets/shell/2.js' }],
    ['the other arm of a canary', { arm: 'canary' as const }],
  ])('gives a page nothing where it is of %s', async (_what, other) => {
    const { site, requested } = inParts({ ...small, ...other });
    await expect(site.routes('/planes-crm')).rejects.toThrow('composed anew');
    await expect(site.searchable()).rejects.toThrow('composed anew');
    expect(site.known('/planes-crm')).toBeUndefined();
    expect(requested).toEqual([]);
  });

  test('that has changed since the first response sends a visitor to documents', async () => {
    jest.useFakeTimers();
    const ask = jest.fn(() => Promise.resolve(small));
    const { site } = siteOf(ask, bootstrapData, (address) => Promise.resolve(files[address]));
    await site.routes('/planes-crm');
    const own = { workspace: 'mf-crm' };
    expect(site.fits(own)).toBe(true);
    const changed = { ...small, parts: { ...parts, table: '/assets/site/table.2.json', pages: ['e', 'f', 'g', 'h'] } };
    ask.mockResolvedValueOnce(changed);
    jest.setSystemTime(Date.now() + 60_000);
    await site.look();
    expect(site.fits(own)).toBe(false);
    // What this document has begun with is of one revision to its end.
    expect(site.known('/planes-crm')).toEqual([crm]);
    jest.useRealTimers();
  });

  test('whose file does not come rejects, so that the page is loaded as a document', async () => {
    const { site } = inParts({ ...small, parts: { ...parts, pages: ['gone'] } });
    await expect(site.routes('/planes-crm')).rejects.toThrow('is not there');
  });

  /** A retry queue that gives up after so many failed attempts. */
  const queueOf = (most: number) => ({
    ...once,
    retry: async <Value>(_source: string, attempt: (failures: number) => Promise<Value>): Promise<Value> => {
      for (let failures = 0; failures < most; failures += 1) {
        try {
          return await attempt(failures);
        } catch {
          // Again.
        }
      }
      throw new Error('There is no end.');
    },
  });

  test('is not requested for by a link that is pointed at more than once; who follows it then has it requested again', async () => {
    const part = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(ofRoute(crm));
    const site = new SiteDataStore(
      bootstrapData,
      { manifest: () => Promise.resolve(small), files: filesBy(part) },
      { registerRemotes: () => undefined },
      queueOf(5),
    );
    await expect(site.routesAhead('/planes-crm')).rejects.toThrow('down');
    expect(part).toHaveBeenCalledTimes(1);
    expect(await site.routes('/planes-crm')).toEqual([crm]);
    // Another address than the first time: the browser may have kept a bad answer for good.
    expect(part.mock.calls.map(([, failures]) => failures as number)).toEqual([0, 1]);
  });

  test('is requested for again while a visitor waits, and not once the site does not have it any more', async () => {
    const { signal } = new AbortController();
    const siteWith = (part: () => Promise<unknown>) =>
      new SiteDataStore(
        bootstrapData,
        { manifest: () => Promise.resolve(small), files: filesBy(part) },
        { registerRemotes: () => undefined },
        queueOf(5),
      );
    const down = () => Promise.reject(new Error('down'));
    const late = jest
      .fn(down)
      .mockImplementationOnce(down)
      .mockResolvedValueOnce(ofRoute(crm) as never);
    expect(await siteWith(late).routesAtLast('/planes-crm', signal)).toEqual([crm]);
    const gone = jest.fn(() => Promise.resolve(undefined));
    expect(await siteWith(gone).routesAtLast('/planes-crm', signal)).toBeUndefined();
    expect(gone).toHaveBeenCalledTimes(1);
    const site = siteWith(gone);
    expect(site.lookups().site('fact:hours')).toBeUndefined();
    await new Promise(process.nextTick);
    expect(gone).toHaveBeenCalledTimes(2);
  });

  test('is not there yet: what stands around every page goes on to show what the document holds', async () => {
    const { site, requested } = inParts(small, {
      ...bootstrapData,
      shown: { 'page:shell/home': '/', 'services:some': true },
    });
    await site.ask();
    expect(site.lookups().site('page:shell/home')).toBe('/');
    expect(site.lookups().site('services:some')).toBe(true);
    expect(requested).toEqual([]);
    await site.routes('/planes-crm');
    // From here on what the site shows now.
    expect(site.lookups().site('services:some')).toBeUndefined();
  });

  test('has no page below the paths of other documents, which is known without any part', async () => {
    const { site, requested } = inParts();
    await site.ask();
    for (const path of ['/demo/pago', '/demo', '/demo/']) expect(site.known(path)).toEqual([]);
    expect(site.known('/demostracion')).toBeUndefined();
    expect(requested).toEqual([]);
  });

  test("knows the document's own page before its part, unless it is to be loaded as a document", async () => {
    const { site } = inParts(small, { ...bootstrapData, route: crm });
    expect(site.known('/planes-crm')).toBeUndefined();
    await site.ask();
    expect(site.known('/crm')).toEqual([crm]);
    expect(site.known('/terminos')).toBeUndefined();
    const large = inParts(small, { ...bootstrapData, route: { ...crm, documentOnly: true } });
    await large.site.ask();
    expect(large.site.known('/planes-crm')).toBeUndefined();
  });

  test('does not render a page that reads too much of it', () => {
    const { site } = inParts();
    expect(site.fits({ ...crm, documentOnly: true })).toBe(false);
    expect(site.fits(crm)).toBe(true);
  });

  test('that nobody declares an entry of is not read as a whole for it', async () => {
    const missing: PagesPart = { ...ofRoute(crm), shown: { 'fact:none': null } as unknown as PagesPart['shown'] };
    const requested: string[] = [];
    const { site } = siteOf(
      () => Promise.resolve(small),
      { ...bootstrapData, shown: { 'fact:gone': null } as unknown as PagesPart['shown'] },
      (address) => {
        requested.push(address);
        return Promise.resolve(missing);
      },
    );
    await site.routes('/planes-crm');
    expect(site.lookups().site('fact:none')).toBeUndefined();
    expect(site.lookups().document('fact:gone')).toBeUndefined();
    await new Promise(process.nextTick);
    expect(requested).toEqual([addressOf('/planes-crm')]);
  });

  describe('in a tab that stays open', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    /** A tab in which a page was opened before the site has got another table. */
    async function opened(later: Partial<SiteManifest>) {
      const requested: string[] = [];
      const ask = jest.fn(() => Promise.resolve({ ...small, ...later })).mockResolvedValueOnce(small);
      const { site } = siteOf(ask, bootstrapData, (address) => {
        requested.push(address);
        return Promise.resolve(address in files ? files[address] : [{ path: '/nueva' }]);
      });
      await site.routes('/planes-crm');
      jest.setSystemTime(Date.now() + 60_000);
      return { site, requested };
    }
    const newer = { ...parts, table: '/assets/site/table.2.json', search: '/assets/site/search.2.json' };

    test('has the present list for the search', async () => {
      const { site, requested } = await opened({ parts: newer });
      expect(await site.searchable()).toEqual([{ path: '/nueva' }]);
      expect(requested).not.toContain(parts.search);
    });

    test.each<[what: string, later: Partial<SiteManifest>]>([
      ['another shell', { parts: newer, shell: '/assets/shell/2.js' }],
      ['the other arm of a canary', { parts: newer, arm: 'canary' }],
    ])('has its own list, where the site shows %s', async (_what, later) => {
      const { site } = await opened(later);
      expect(await site.searchable()).toEqual([{ path: '/planes-crm' }]);
    });

    test('is requested no more, once it is known to be of the past: pages are loaded as documents', async () => {
      const { site, requested } = await opened({ parts: newer });
      await site.look();
      const before = requested.length;
      expect(await site.routes('/terminos')).toBeUndefined();
      expect(await site.routesAhead('/terminos')).toBeUndefined();
      expect(requested).toHaveLength(before);
    });

    test('finds the page that it goes back to, where the site has its table in parts from now on', async () => {
      const whole = { ...small, parts: undefined, table: { ...small.table, routes: [crm] } };
      const ask = jest.fn(() => Promise.resolve(small)).mockResolvedValueOnce(whole);
      const { site } = siteOf(ask);
      await site.routes('/planes-crm');
      jest.setSystemTime(Date.now() + 60_000);
      await site.look();
      expect(site.known('/planes-crm')).toEqual([crm]);
      expect(site.fits(crm)).toBe(false);
    });
  });

  test('is one for a shell of which the site has another by now: its code is not waited for', async () => {
    const never = new Promise<never>(() => undefined);
    const other = { ...newest, shell: '/assets/shell/2.js' };
    const { site } = siteOf(
      () => Promise.resolve(other),
      bootstrapData,
      nowhere,
      () => never,
    );
    await expect(site.routes('/planes-crm')).rejects.toThrow('composed anew');
  });

  test('is read with code that is loaded for it: a link leads to the document where that does not come', async () => {
    const failing = {
      ...once,
      orFailure: <Value>(source: string, loading: Promise<Value>) =>
        source === '/assets/shell/' ? Promise.reject(new Error('down')) : loading,
    };
    const never = () => new Promise<never>(() => undefined);
    const site = new SiteDataStore(
      bootstrapData,
      { manifest: () => Promise.resolve(newest), files: never },
      { registerRemotes: () => undefined },
      failing,
    );
    expect(site.known('/planes-crm')).toBeUndefined();
    await expect(site.routes('/planes-crm')).rejects.toThrow('down');
  });

  test('that the document holds is read before it is rendered', async () => {
    const { site } = siteOf(() => Promise.reject(new Error('offline')), { ...bootstrapData, shown: {}, whole: newest });
    await site.begin();
    expect(site.known('/planes-crm')).toBe(newest.table.routes);
    expect(site.lookups().document('page:mf-crm/crm-plans')).toBe('/planes-crm');
  });
});

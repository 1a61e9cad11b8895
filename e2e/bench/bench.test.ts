import { join } from 'node:path';
import { judge, judgeDocuments, type Verdict } from './gates.ts';
import type { Run } from './measure.ts';
import { federatedModule } from './monolith-build.ts';
import { isAtLeast } from './npm-folder.ts';
import { blockingOf, longestOf } from './observe-page.ts';
import { readOptions } from './options.ts';
import { readSources, splitModule } from './peers/sources.ts';
import { shownBesides, shownEverywhere } from './peers/pages.ts';
import { controlOf } from './press.ts';
import type { RouteResult } from './summary.ts';

describe('options', () => {
  test('by default five pages are loaded 15 times, without the other frameworks', () => {
    expect(readOptions([])).toMatchObject({ mode: undefined, runs: 15, peers: false, strict: false });
    expect(readOptions([])?.routes).toHaveLength(5);
  });

  test('what is asked for counts', () => {
    const options = readOptions(['--peers', '--runs', '3', '--routes', '/,/planes-crm', '--strict']);
    expect(options).toMatchObject({ runs: 3, routes: ['/', '/planes-crm'], peers: true, strict: true });
    expect(readOptions(['--routes', 'all'])?.routes).toBe('all');
  });

  test('Lighthouse takes every page, once', () => {
    expect(readOptions(['--lighthouse'])).toMatchObject({ mode: 'lighthouse', runs: 1, routes: 'all' });
    expect(readOptions(['--lighthouse', '--runs', '3', '--routes', '/'])).toMatchObject({ runs: 3, routes: ['/'] });
    expect(readOptions(['--lighthouse', '--categories', 'seo,accessibility'])?.categories).toEqual([
      'accessibility',
      'seo',
    ]);
  });

  test('asking for help is asking for nothing else', () => {
    expect(readOptions(['--help'])).toBeUndefined();
  });

  for (const [args, message] of [
    [['--runs', '0'], '--runs 0: give a whole number, 1 or more.'],
    [['--runs', 'many'], '--runs many: give a whole number, 1 or more.'],
    [['--routes', 'planes-crm'], '--routes planes-crm: give paths that begin with "/"'],
    [['--routes', ''], '--routes : give paths that begin with "/"'],
    [['--navigation', '--budget'], '--navigation --budget: one at a time.'],
    [['--peers', '--lighthouse'], '--peers --lighthouse'],
    [['--lighthouse', '--categories', 'pwa'], '--categories pwa: there are performance, accessibility'],
    [['--categories', 'seo'], 'Say --lighthouse, too.'],
    [['--fast'], '--fast'],
  ] as const)
    test(`${args.join(' ')} is refused`, () => {
      expect(() => readOptions(args)).toThrow(message);
    });
});

/** Figures of a page that passes every gate, whoever else's are the same. */
const run: Run = {
  documentBytes: 12_000,
  scriptBytes: 90_000,
  fontBytes: 42_000,
  totalBytes: 160_000,
  requests: 12,
  waves: 3,
  lcp: 1_000,
  shellInteractive: 1_800,
  pageInteractive: 1_900,
  interactiveScriptBytes: 90_000,
  longestTask: 0,
  blocking: 100,
  shift: 0,
  workspaces: ['shell', 'mf-plans'],
  usable: 1_900,
  earlyScriptBytes: 0,
  earlyRequests: 8,
  earlyWaves: 2,
};

function resultOf(own: Partial<Run>, others: Partial<RouteResult['runs']> = {}): RouteResult {
  const slow: Run = { ...run, lcp: 3_000 };
  return {
    route: '/planes-sociales',
    owner: 'mf-plans',
    runs: {
      federated: [{ ...run, ...own }],
      monolith: [run],
      'client-rendered': [slow],
      'no-script': [run],
      ...others,
    },
  };
}

const peers = { next: [{ ...run, usable: 2_100 }], astro: [run] };
const missed = (verdicts: readonly Verdict[]): string[] =>
  verdicts.filter(({ passed }) => passed === false).map(({ gate }) => gate);

describe('gates', () => {
  test('a page that is as good as it should be passes all of them', () => {
    const verdicts = judge(resultOf({}, peers));
    expect(verdicts.filter(({ passed }) => !passed)).toEqual([]);
    expect(new Set(verdicts.map(({ gate }) => gate)).size).toBe(verdicts.length);
  });

  test('without the other frameworks their gates say what they need, and fail nothing', () => {
    const open = judge(resultOf({})).filter(({ passed }) => passed === undefined);
    expect(open.map(({ value }) => value)).toEqual(open.map(() => 'needs --peers'));
    expect(open.map(({ gate }) => gate)).toEqual([
      'script bytes until it is interactive, federated / astro <= 1',
      'usable, federated / next <= 0.95',
      'usable, federated / astro <= 1',
      'blocking, federated / astro <= 1',
      'LCP, federated / next <= 1',
    ]);
  });

  for (const [what, own, gate] of [
    ['a later paint', { lcp: 1_021 }, 'LCP, federated / no-script <= 1.02'],
    ['a later use', { usable: 2_000 }, 'usable, federated / next <= 0.95'],
    ['a longer task', { blocking: 101 }, 'blocking, federated / astro <= 1'],
    [
      'more script than three quarters of the day of the issue',
      { interactiveScriptBytes: 95_200 },
      'script bytes until it is interactive, federated / monolith of the baseline <= 0.75',
    ],
    [
      'more script than Astro, though the boot script answers before any',
      { interactiveScriptBytes: 90_001, earlyScriptBytes: 0 },
      'script bytes until it is interactive, federated / astro <= 1',
    ],
    ['a task that is felt', { longestTask: 51 }, 'longest task after the first paint <= 50 ms'],
    ['a ninth request', { earlyRequests: 9 }, 'requests before it is usable <= 8'],
    ['a third wave', { earlyWaves: 3 }, 'waves before it is usable <= 2'],
    ['a shift', { shift: 0.006 }, 'layout shift <= 0.005'],
    ['a third font', { fontBytes: 60_000 }, 'fonts <= 45000 B'],
    ['another remote', { workspaces: ['shell', 'mf-crm'] }, 'no remote requested that the route does not need'],
  ] as const)
    test(`${what} is missed`, () => {
      expect(
        missed(judge(resultOf({ ...own, workspaces: [...('workspaces' in own ? own.workspaces : [])] }, peers))),
      ).toContain(gate);
    });

  test('blocking that is noise is no fault, and a ratio to noise is none', () => {
    const quiet = { ...peers, astro: [{ ...run, blocking: 0 }] };
    expect(missed(judge(resultOf({ blocking: 40 }, quiet)))).toEqual([]);
    expect(missed(judge(resultOf({ blocking: 60 }, quiet)))).toEqual(['blocking, federated / astro <= 1']);
  });

  test('the ratio that was measured is said besides', () => {
    const said = (blocking: number, astro: number): string | undefined =>
      judge(resultOf({ blocking }, { ...peers, astro: [{ ...run, blocking: astro }] })).find(
        ({ gate }) => gate === 'blocking, federated / astro <= 1',
      )?.value;
    expect(said(60, 40)).toBe('1.200 (measured: 60 / 40 = 1.50)');
    expect(said(42, 21)).toBe('noise (measured: 42 / 21 = 2.00)');
  });

  test('of documents the median counts', () => {
    expect(judgeDocuments([9_000, 14_000, 40_000]).passed).toBe(true);
    expect(judgeDocuments([9_000, 16_000, 17_000]).passed).toBe(false);
  });
});

test('blocking is what tasks exceed 50 ms by after the first paint', () => {
  const tasks = [
    { start: 100, duration: 300 },
    { start: 450, duration: 100 },
    { start: 600, duration: 180 },
    { start: 900, duration: 40 },
  ];
  // The first ends before the paint; of the second half is over by then.
  expect(blockingOf({ fcp: 500, longTasks: tasks })).toBe(130);
  expect(longestOf({ fcp: 500, longTasks: tasks })).toBe(180);
  expect(longestOf({ fcp: 1_000, longTasks: tasks })).toBe(0);
});

test('tabs make a page usable; without any, the menu does', () => {
  expect(controlOf('<button role="tab" aria-selected="false">').answer).toBe('aria-selected');
  expect(controlOf('<header><button aria-expanded="false">').answer).toBe('aria-expanded');
});

test('versions are compared by number', () => {
  expect(isAtLeast('22.12.0', [22, 12])).toBe(true);
  expect(isAtLeast('22.9.0', [22, 12])).toBe(false);
  expect(isAtLeast('20.20.2', [22, 12])).toBe(false);
  expect(isAtLeast('24.0.1', [22, 12])).toBe(true);
});

test('rules of elements leave a style sheet with local names', () => {
  const css =
    ':root {\n  --a: 1;\n}\n\n/* A bar. */\n.bar {\n  & a {\n    color: red;\n  }\n}\n@keyframes go {\n  to {\n    top: 0;\n  }\n}\n';
  const { module, rest } = splitModule(css);
  expect(rest).toBe(':root {\n  --a: 1;\n}\n');
  expect(module).toBe(css.replace(rest, ''));
});

const root = join(__dirname, '..', '..');

test('the monolith has something in place of the module that loads remotes', () => {
  expect(federatedModule(join(root, 'shell'))).toMatch(/remotes\.ts$/);
  expect(() => federatedModule(join(root, 'mf-plans'))).toThrow('tell monolith-build.ts where remotes are loaded');
});

test('peers install from npm what the sources import, and none of our own packages', async () => {
  const { dependencies } = await readSources(root, 'next', {} as never);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['@mui/material', 'react', 'react-dom']));
  expect(Object.keys(dependencies).filter((name) => /^@mosaico\/|^mf-|^shell$/.test(name))).toEqual([]);
});

test('what all pages are told stands in the layout once', () => {
  const pages = [{ shown: { year: '2026', 'page:a': '/a' } }, { shown: { year: '2026', 'page:a': '/b', today: 'x' } }];
  const common = shownEverywhere(pages);
  expect(common).toEqual({ year: '2026' });
  expect(shownBesides({ shown: { year: '2026', 'page:a': '/a' } }, common)).toEqual({ 'page:a': '/a' });
});

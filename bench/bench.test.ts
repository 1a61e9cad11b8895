import { spawn } from 'node:child_process';
import { aligned, asMarkdown, atMost, median, verdictLine } from './figures.ts';
import { judge, routeTable, type RouteResult } from './gates.ts';
import { controlOf, tasksAfterPaint } from './in-page.ts';
import type { Run } from './measure.ts';
import { readOptions } from './options.ts';
import { watchProcesses } from './processes.ts';

describe('options', () => {
  test('by default three pages are loaded 15 times; Lighthouse takes every page, once', () => {
    expect(readOptions([])).toMatchObject({ mode: undefined, runs: 15, peers: false, strict: false });
    expect(readOptions([])?.routes).toHaveLength(3);
    expect(readOptions(['--lighthouse', '--categories', 'seo,accessibility'])).toMatchObject({
      ...{ mode: 'lighthouse', runs: 1, routes: 'all', categories: ['accessibility', 'seo'] },
    });
  });

  test('larger sites are measured with more remotes, and with peers where that is said', () => {
    expect(readOptions(['--scale'])).toMatchObject({
      sizes: [47, 500, 2_000, 10_000],
      remotes: [6, 25, 50],
      peers: false,
    });
    expect(readOptions(['--scale', '--peers', '--sizes', '60', '--remotes', '8', '--curves', 'a.svg'])).toMatchObject({
      ...{ mode: 'scale', peers: true, sizes: [60], remotes: [8], curves: 'a.svg', markdown: false },
    });
  });

  for (const [args, message] of [
    [['--runs', '0'], '--runs 0: give a whole number, 1 or more.'],
    [['--routes', 'planes-crm'], '--routes planes-crm: give paths that begin with "/"'],
    [['--scale', '--sizes', '47,many'], '--sizes 47,many: give numbers of pages'],
    [['--scale', '--remotes', '6,0'], '--remotes 6,0: give numbers of remotes'],
    [['--scale', '--remotes', '6,1000'], '--remotes 6,1000: the template makes at most 999'],
    [['--navigation', '--budget'], '--navigation --budget: one at a time.'],
    [['--peers', '--lighthouse'], '--peers --lighthouse'],
    [['--reports', '--navigation'], '--reports --navigation'],
    [['--categories', 'pwa'], '--categories pwa: there are performance, accessibility'],
    [['--fast'], '--fast'],
  ] as const)
    test(`${args.join(' ')} is refused`, () => {
      expect(() => readOptions(args)).toThrow(message);
    });
});

test('a process is measured with those that it starts', async () => {
  const busy = (bytes: number): string =>
    `const held = Buffer.alloc(${bytes}, 1); for (const begin = Date.now(); Date.now() - begin < 400 || held[0] !== 1;);`;
  const starts = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy(120e6))}]); ${busy(240e6)}`;
  const child = spawn(process.execPath, ['-e', starts]);
  const usage = watchProcesses(child);
  await new Promise((resolve) => child.once('close', resolve));
  const { wallMs, processorMs, peakBytes, childrenPeakBytes } = usage();
  expect(peakBytes).toBeGreaterThan(240e6);
  expect(childrenPeakBytes).toBeGreaterThan(120e6);
  expect(childrenPeakBytes).toBeLessThan(240e6);
  expect(wallMs).toBeGreaterThan(700);
  expect(processorMs).toBeGreaterThan(0);
});

/** Figures of a page that passes every gate, whoever else's are the same. */
const run: Run = {
  ...{ documentBytes: 12_000, scriptBytes: 90_000, fontBytes: 42_000, totalBytes: 160_000, requests: 12, waves: 3 },
  ...{ lcp: 1_000, shellInteractive: 1_800, pageInteractive: 1_900, interactiveScriptBytes: 90_000 },
  ...{ longestTask: 0, blocking: 100, shift: 0, remotes: ['mf-plans'] },
  ...{ usable: 1_900, earlyScriptBytes: 0, earlyRequests: 8, earlyWaves: 2 },
};

function resultOf(own: Partial<Run>, others: RouteResult['runs'] = {}): RouteResult {
  const runs = { ours: [{ ...run, ...own }], 'no-script': [run], ...others };
  return { route: '/planes-sociales', owner: 'mf-plans', runs };
}

const others = {
  next: [{ ...run, usable: 2_100, pageInteractive: 2_000, interactiveScriptBytes: 98_000, blocking: 200 }],
  astro: [{ ...run, pageInteractive: 2_375 }],
  'no-reports': [run],
};
const missed = (result: RouteResult): string[] =>
  judge(result).flatMap(({ gate, passed }) => (passed === false ? gate : []));

describe('gates', () => {
  test('a page that is as good as it should be passes all; gates of what is not measured are open', () => {
    expect(judge(resultOf({}, others)).filter(({ passed }) => !passed)).toEqual([]);
    const open = judge(resultOf({})).filter(({ passed }) => passed === undefined);
    expect(open.filter(({ value }) => value === 'needs --peers')).toHaveLength(9);
    expect(open.filter(({ value }) => value === 'needs --reports')).toHaveLength(5);
    expect(open).toHaveLength(14);
  });

  for (const [own, gate] of [
    [{ lcp: 1_021 }, 'LCP, ms, ours / no-script <= 1.02'],
    [{ usable: 2_000 }, 'usable, ms, ours / next <= 0.95'],
    [{ blocking: 101 }, 'blocking, ms, ours / astro <= 1'],
    [{ blocking: 101 }, 'blocking, ms, ours / next <= 0.5'],
    [{ interactiveScriptBytes: 90_200 }, 'scripts until interactive, kB, ours / next <= 0.92'],
    [{ pageInteractive: 1_901 }, 'page interactive, ms, ours / next <= 0.95'],
    [{ pageInteractive: 1_901 }, 'page interactive, ms, ours / astro <= 0.8'],
    [{ lcp: 1_001 }, 'LCP, ms, ours / astro <= 1'],
    [{ documentBytes: 12_501 }, 'bytes of reports until interactive <= 500 B'],
    [{ pageInteractive: 1_939 }, 'page interactive, ms, ours / no-reports <= 1.02'],
    [{ longestTask: 51 }, 'longest task after paint <= 50 ms'],
    [{ earlyRequests: 9 }, 'requests until usable <= 8'],
    [{ earlyWaves: 3 }, 'waves until usable <= 2'],
    [{ shift: 0.006 }, 'layout shift <= 0.005'],
    [{ fontBytes: 60_000 }, 'fonts <= 45000 B'],
    [{ remotes: ['mf-plans', 'mf-crm'] }, 'no other remote requested'],
  ] as const)
    test(`a page misses: ${gate}`, () => {
      expect(missed(resultOf({ ...own, remotes: [...('remotes' in own ? own.remotes : [])] }, others))).toContain(
        `/planes-sociales: ${gate}`,
      );
    });

  test('blocking below 50 ms is noise: it misses nothing, and counts as 50', () => {
    const quiet = { ...others, astro: others.astro.map((each) => ({ ...each, blocking: 0 })) };
    expect(missed(resultOf({ blocking: 40 }, quiet))).toEqual([]);
    expect(missed(resultOf({ blocking: 60 }, quiet))).toEqual(['/planes-sociales: blocking, ms, ours / astro <= 1']);
  });

  test('a figure that is not more than its limit passes', () => {
    expect(verdictLine(atMost('edit to live, s', 15, 15))).toContain('PASS');
    expect(verdictLine(atMost('edit to live, s', 15.1, 15))).toContain('MISS');
  });
});

test('a table has medians with their spread, and ratios of our medians to the others', () => {
  const ours = [1_000, 1_300, 1_100].map((lcp) => ({ ...run, lcp, blocking: 20 }));
  const table = routeTable({ ...resultOf({}), runs: { ours, astro: [{ ...run, lcp: 2_200, blocking: 40 }] } });
  expect(table).toMatch(/LCP, ms +1100 \[1000–1300\] +2200 \[2200–2200\] +0\.50\n/);
  // A ratio to noise says nothing.
  expect(table).toMatch(/blocking, ms +20 \[20–20\] +40 \[40–40\] +–\n/);
  expect(median([1, 10, 2, 4])).toBe(3);
});

test('a table is text or Markdown', () => {
  const table = [
    ['build', 's'],
    ['next', '12.0'],
  ];
  expect(aligned(table)).toBe('build     s\nnext   12.0');
  expect(asMarkdown(table)).toBe('| build | s |\n| --- | --: |\n| next | 12.0 |');
});

test('of tasks, the part after the first paint counts', () => {
  const longTasks = [
    { start: 100, duration: 300 },
    { start: 450, duration: 100 },
    { start: 600, duration: 180 },
  ];
  expect(tasksAfterPaint({ fcp: 500, longTasks })).toEqual([-100, 50, 180]);
});

test('tabs make a page usable; without any, the menu does', () => {
  expect(controlOf('<button role="tab" aria-selected="false">').answer).toBe('aria-selected');
  expect(controlOf('<header><button aria-expanded="false">').answer).toBe('aria-expanded');
});

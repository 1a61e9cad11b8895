import { readFileSync } from 'node:fs';

/**
 * The faults of `journeys/` and `matrices/faults.spec.ts` as a table, from Playwright's JSON report: remotes across, faults down, in
 * each cell how many of its ways to the page (by a link, opened directly) held. Nothing where none of it was run.
 */
export function faultTable(reportFile) {
  const { suites } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const specs = suites.filter(({ file }) => file.endsWith('faults.spec.ts')).flatMap((suite) => suite.specs);
  const cells = new Map();
  for (const { title, tests } of specs) {
    const [, remote, fault] = /^(mf-[^,]+), ([^:]+):/.exec(title) ?? [];
    const { steps = [] } = tests[0]?.results.at(-1) ?? {};
    if (!remote || !fault) continue;
    const key = `${remote} ${fault}`;
    const { held, ways } = cells.get(key) ?? { held: 0, ways: 0 };
    cells.set(key, {
      held: held + steps.filter(({ error }) => !error).length,
      ways: ways + title.split(', and ').length,
    });
  }
  if (cells.size === 0) return undefined;
  const names = [...cells.keys()].map((key) => key.split(/ (.*)/s));
  const remotes = [...new Set(names.map(([remote]) => remote))];
  const faults = [...new Set(names.map(([, fault]) => fault))];
  const sum = (key) => [...cells.values()].reduce((total, cell) => total + cell[key], 0);
  const width = Math.max(...faults.map((fault) => fault.length));
  const line = (first, rest) =>
    [first.padEnd(width), ...rest.map((text, index) => text.padStart(remotes[index].length))].join('  ');
  return [
    line('', remotes),
    ...faults.map((fault) =>
      line(
        fault,
        remotes.map((remote) => {
          const cell = cells.get(`${remote} ${fault}`);
          return cell ? `${cell.held} of ${cell.ways}` : '–';
        }),
      ),
    ),
    `${sum('held')} of ${sum('ways')} hold`,
  ].join('\n');
}

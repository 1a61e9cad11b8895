import { readFileSync } from 'node:fs';

/**
 * The journeys of `engines.spec.ts` as a table, from Playwright's JSON report: engines across, journeys down, in each cell the seconds
 * that one took, or that it failed. Nothing where none of it was run.
 */
export function engineTable(reportFile) {
  const { suites } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const engines = suites.filter(({ file }) => file.endsWith('engines.spec.ts')).flatMap((file) => file.suites ?? []);
  if (engines.length === 0) return undefined;
  const last = ({ tests }) => tests[0]?.results.at(-1);
  const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
  const cell = (spec) => (!spec ? '–' : spec.ok ? seconds(last(spec)?.duration ?? 0) : 'failed');
  const names = [...new Set(engines.flatMap(({ specs }) => specs.map(({ title }) => title)))];
  const together = ({ specs }) => seconds(specs.reduce((sum, spec) => sum + (last(spec)?.duration ?? 0), 0));
  const width = Math.max(...names.map((name) => name.length));
  const line = (first, rest) => [first.padEnd(width), ...rest.map((text) => text.padStart(8))].join('  ');
  return [
    line(
      '',
      engines.map(({ title }) => title),
    ),
    ...names.map((name) =>
      line(
        name,
        engines.map(({ specs }) => cell(specs.find(({ title }) => title === name))),
      ),
    ),
    line('together', engines.map(together)),
  ].join('\n');
}

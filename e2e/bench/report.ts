import picocolors from 'picocolors';
import type { Verdict } from './gates.ts';
import type { Machine } from './machine.ts';
import { metrics, ratio, spread, type Metric, type RouteResult } from './summary.ts';
import { variantsOf, type Variant } from './variants.ts';

interface Row {
  label: string;
  write: (value: number) => string;
}

const whole = (value: number): string => value.toFixed(0);
const kilobytes = (value: number): string => (value / 1000).toFixed(1);

const rows: Record<Metric, Row> = {
  documentBytes: { label: 'document, kB', write: kilobytes },
  earlyScriptBytes: { label: 'scripts until usable, kB', write: kilobytes },
  interactiveScriptBytes: { label: 'scripts until interactive, kB', write: kilobytes },
  scriptBytes: { label: 'scripts in all, kB', write: kilobytes },
  fontBytes: { label: 'fonts, kB', write: kilobytes },
  totalBytes: { label: 'everything, kB', write: kilobytes },
  earlyRequests: { label: 'requests until usable', write: whole },
  requests: { label: 'requests', write: whole },
  earlyWaves: { label: 'waves until usable', write: whole },
  waves: { label: 'waves', write: whole },
  lcp: { label: 'LCP, ms', write: whole },
  usable: { label: 'usable, ms', write: whole },
  shellInteractive: { label: 'shell interactive, ms', write: whole },
  pageInteractive: { label: 'page interactive, ms', write: whole },
  blocking: { label: 'blocking, ms', write: whole },
  longestTask: { label: 'longest task after paint, ms', write: whole },
  shift: { label: 'layout shift', write: (value) => value.toFixed(3) },
};

const letters: Record<Variant, string> = {
  federated: 'a',
  monolith: 'b',
  'client-rendered': 'c',
  'no-script': 'd',
  next: 'e',
  astro: 'f',
};

/** A route's figures as a table: median [min–max] of each variant, and ratios of medians. */
export function routeTable(result: RouteResult): string {
  const variants = variantsOf(result.runs);
  // The federated site against each other variant.
  const others = variants.filter((variant) => variant !== 'federated');
  const header = [
    '',
    ...variants.map((variant) => `${letters[variant]} ${variant}`),
    ...others.map((variant) => `a/${letters[variant]}`),
  ];
  const lines = metrics.map((metric) => [
    rows[metric].label,
    ...variants.map((variant) => {
      const figures = spread(result.runs[variant] ?? [], metric);
      if (!figures) return '–';
      const { write } = rows[metric];
      return `${write(figures.median)} [${write(figures.min)}–${write(figures.max)}]`;
    }),
    ...others.map((variant) => ratio(result, metric, variant)?.toFixed(2) ?? '–'),
  ]);
  const requested = [...new Set(result.runs.federated.flatMap((run) => run.workspaces))].filter(
    (name) => name !== 'shell',
  );
  return [
    picocolors.bold(result.route),
    aligned([header, ...lines]),
    `remotes requested: ${requested.join(', ') || 'none'}`,
    '',
  ].join('\n');
}

/** The line that says where the figures come from. */
export function machineLine({ processor, cores, memoryGiB, load, node, chromium }: Machine): string {
  return `${processor}, ${cores} cores, ${memoryGiB} GiB, load ${load.toFixed(1)}; Node ${node}; Chromium ${chromium}`;
}

/** One line that says PASS or MISS, or that the gate was not judged. */
export function verdictLine({ route, gate, value, passed }: Verdict): string {
  const says =
    passed === undefined ? picocolors.dim('----') : passed ? picocolors.green('PASS') : picocolors.red('MISS');
  return `${says} ${route}: ${gate} (${value})`;
}

/** A table as text: the first column to the left, the others to the right. */
export function aligned(table: readonly string[][]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import picocolors from 'picocolors';

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** What one gate says of a figure. */
export interface Verdict {
  gate: string;
  value: string;
  /** `undefined` where the gate could not be judged: `value` says why. */
  passed: boolean | undefined;
}

/** Takes verdicts as they come. */
export type Report = (verdict: Verdict) => void;

/** Holds a figure against the most that it may be, in a unit. */
export function atMost(what: string, value: number, limit: number, unit = '', digits = 2): Verdict {
  const suffix = unit && ` ${unit}`;
  return {
    gate: `${what} <= ${limit}${suffix}`,
    value: `${Number(value.toFixed(digits))}${suffix}`,
    passed: value <= limit,
  };
}

/** One line: PASS, MISS, or that the gate was not judged. */
export function verdictLine({ gate, value, passed }: Verdict): string {
  const word =
    passed === undefined ? picocolors.dim('----') : passed ? picocolors.green('PASS') : picocolors.red('MISS');
  return `${word} ${gate} (${value})`;
}

/** A table as text: the first column to the left, the others to the right. */
export function aligned(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) => row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('  '))
    .join('\n');
}

/** A table as Markdown: the first column to the left, the others to the right. */
export function asMarkdown(table: readonly (readonly string[])[]): string {
  const [head = [], ...rows] = table;
  const ends = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, ends, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** What the figures depend on besides the source. With a load of more than two or three, times say nothing. */
export function machineLine(browser: Browser): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const processor = `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, load ${load}`;
  return `${processor}; Node ${process.version}; Chromium ${browser.version()}`;
}

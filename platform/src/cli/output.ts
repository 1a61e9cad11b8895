import { Option } from 'commander';

/** `--json`: the answer as one JSON value on standard output, for scripts. */
export const jsonOption = (): Option => new Option('--json', 'answer in JSON');

/** `--dry-run`: show what would change, and change nothing. */
export const dryRunOption = (): Option => new Option('--dry-run', 'show what would change, and change nothing');

/** Prints a command's answer: for a script as JSON, for a person as lines. */
export function printResult(value: unknown, lines: readonly string[], json: boolean | undefined): void {
  console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n'));
}

/** Rows as text columns, each as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

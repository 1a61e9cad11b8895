import { Option } from 'commander';

/** `--json`: the answer as one JSON value on standard output, for scripts. */
export const jsonOption = (): Option => new Option('--json', 'answer in JSON');

/** `--dry-run`: show what would change, and change nothing. */
export const dryRunOption = (): Option => new Option('--dry-run', 'show what would change, and change nothing');

let isQuietNow = false;

/** Whether this command says no more than warnings and errors. */
export const isQuiet = (): boolean => isQuietNow;

/** From here on only warnings and errors are said, and answers in JSON; or all is said again. */
export const beQuiet = (quiet: boolean): void => void (isQuietNow = quiet);

/** Prints a command's answer: for a script as JSON, for a person as lines. */
export function printResult(value: unknown, lines: readonly string[], json: boolean | undefined): void {
  if (json) console.log(JSON.stringify(value, null, 2));
  else if (!isQuiet()) console.log(lines.join('\n'));
}

/** Says on standard error what goes on: no warning, and no answer. */
export function note(line: string): void {
  if (!isQuiet()) console.error(line);
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

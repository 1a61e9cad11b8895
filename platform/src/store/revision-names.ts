/** A revision's name in a store: `000042.json`. Names sort as numbers do. */
export function revisionFile(revision: number): string {
  return `${String(revision).padStart(6, '0')}.json`;
}

/** The numbers of the revisions among these names, ascending. */
export function revisionsIn(names: readonly string[]): number[] {
  return names
    .filter((name) => /^\d{6,}\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

/** A revision's name in a store: `000042.json`. Names sort as numbers do. */
export function revisionFile(revision: number): string {
  return `${String(revision).padStart(6, '0')}.json`;
}

/** The numbers of the revisions among these names, ascending. A longer number is no revision's: it could not be counted on. */
export function revisionsIn(names: readonly string[]): number[] {
  return names
    .map((name) => Number(/^(\d{6,15})\.json$/.exec(name)?.[1]))
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
}

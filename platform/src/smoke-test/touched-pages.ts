import { tableEntry } from '@mosaico/shared-types/table';
import type { SmokeTestOrder } from '../environments/inspect-arms.ts';

/**
 * Paths of the pages that a revision's change touches: those of the releases that are new, those with a slot of one, and those that
 * say something else; all of them with another shell or configuration. Those of new releases and with new words come first, and
 * among the rest each workspace has its turn. A workspace in `sameFiles` has another release of the same scripts and styles: of its
 * pages those count that say something else.
 */
export function touchedPages(
  { site, pages, contents, before }: SmokeTestOrder,
  sameFiles: ReadonlySet<string> = new Set(),
): string[] {
  const { revision, shell, table } = site;
  const isNew = (workspace: string): boolean =>
    before?.releases[workspace] !== revision.releases[workspace] && !sameFiles.has(workspace);
  const isAll = isNew(shell.workspace) || before?.configuration !== revision.configuration;
  const routes = table.routes.filter(({ redirect }) => !redirect);
  const says = (path: string): boolean => contents[path]?.[0] !== before?.contents?.[path]?.[0];
  const hasNewSlot = (path: string): boolean =>
    (pages.get(path)?.dependencies ?? []).some(
      (key) => key.startsWith('slot:') && isNew(String(tableEntry(table, key))),
    );
  const first = routes.filter(
    ({ workspace, path }) => (workspace !== shell.workspace && isNew(workspace)) || says(path) || hasNewSlot(path),
  );
  const rest = isAll ? routes.filter((route) => !first.includes(route)) : [];
  return [...inTurn(first), ...inTurn(rest)];
}

/** The first of each workspace, then the second of each. */
function inTurn(routes: readonly { workspace: string; path: string }[]): string[] {
  const turns = new Map<string, number>();
  const numbered = routes.map(({ workspace, path }) => {
    const turn = turns.get(workspace) ?? 0;
    turns.set(workspace, turn + 1);
    return { turn, path };
  });
  return numbered.sort((a, b) => a.turn - b.turn).map(({ path }) => path);
}

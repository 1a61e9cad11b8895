import type { Change } from '../environments/promote.ts';

/** `workspace@version`, several times. Throws for anything else, and for two releases of one workspace. */
export function changesOf(named: readonly string[]): Change[] {
  const releases = [...new Set(named)];
  const changes = releases.map(changeOf);
  for (const [index, { workspace }] of changes.entries()) {
    const other = changes.findIndex((each) => each.workspace === workspace);
    if (other !== index)
      throw new Error(
        `${releases[other] ?? ''} and ${releases[index] ?? ''} are releases of one workspace, and an environment shows one. Name the one that it shall show.`,
      );
  }
  return changes;
}

function changeOf(release: string): Change {
  const [workspace, version, more] = release.split('@');
  if (!workspace || !version || more !== undefined)
    throw new Error(`"${release}" names no release. Write workspace@version, e.g. mf-plans@1.4.0.`);
  return { workspace, version };
}

/** A whole number from an option. Throws for anything else. */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is no whole number.`);
  return Number(text);
}

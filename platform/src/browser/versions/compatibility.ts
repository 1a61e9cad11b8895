import { sharingFaults, type Runnable } from '../../table/sharing.ts';
import type { LoadableRelease } from './overrides.ts';

/** A chosen release that does not run, because it is not compatible with the others. */
export interface IncompatibleRelease {
  workspace: string;
  version: string;
  /** The version in use, which runs in its place; undefined if the environment does not use the workspace. */
  instead: string | undefined;
  /** The texts of a promotion's problems, without their remedies. */
  reasons: string[];
}

/**
 * Divides the chosen releases by the comparison that a promotion makes. A shell is compatible if every remote in use without a chosen
 * release can run in it. A remote is compatible if it can run in the shell of this page. Local sources are always compatible: their
 * development server checks them.
 */
export function compatibleReleases(
  overriding: readonly LoadableRelease[],
  inUse: readonly LoadableRelease[],
  shell: string,
): { compatible: LoadableRelease[]; incompatible: IncompatibleRelease[] } {
  const incompatible: IncompatibleRelease[] = [];
  const refuse = ({ workspace, version }: LoadableRelease, reasons: string[]): boolean => {
    const instead = inUse.find((each) => each.workspace === workspace)?.version;
    if (reasons.length > 0) incompatible.push({ workspace, version, instead, reasons });
    return reasons.length > 0;
  };
  const isChosen = ({ workspace }: LoadableRelease): boolean => overriding.some((each) => each.workspace === workspace);
  const others = inUse.filter((each) => each.workspace !== shell && !isChosen(each));
  const reasonsIn = (own: LoadableRelease | undefined, remotes: readonly LoadableRelease[]): string[] =>
    remotes.flatMap((remote) =>
      isRunnable(own) && isRunnable(remote) ? sharingFaults(own, remote).map(({ text }) => text) : [],
    );
  const chosen = overriding.find(({ workspace }) => workspace === shell);
  const usedShell = inUse.find(({ workspace }) => workspace === shell);
  const own = chosen && !refuse(chosen, reasonsIn(chosen, others)) ? chosen : usedShell;
  const compatible = overriding.filter((release) =>
    release.workspace === shell ? release === own : !refuse(release, reasonsIn(own, [release])),
  );
  return { compatible, incompatible };
}

function isRunnable(release: LoadableRelease | undefined): release is LoadableRelease & Runnable {
  return release?.shared !== undefined && release.built !== undefined;
}

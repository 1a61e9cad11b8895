import { sharingFaults, type Runnable } from '../../table/sharing.ts';
import type { LoadableRelease } from './mix.ts';

/** A release that was chosen and is not run, since it does not fit the others. */
export interface Misfit {
  workspace: string;
  version: string;
  /** The version in use, which is shown in its place; undefined if the environment does not use the workspace. */
  instead: string | undefined;
  /** Why, as promotion says it. */
  faults: string[];
}

/**
 * Of the chosen releases those that can run together and with what is in use, and those that cannot, by the comparison that promotion
 * makes. A shell must fit every remote in use that nothing else is chosen of; a remote must fit the shell that runs. A local source
 * says nothing of how it was built: its development server checks it.
 */
export function fittingOffers(
  offers: readonly LoadableRelease[],
  inUse: readonly LoadableRelease[],
  shell: string,
): { fitting: LoadableRelease[]; misfits: Misfit[] } {
  const misfits: Misfit[] = [];
  const refuse = ({ workspace, version }: LoadableRelease, faults: string[]): boolean => {
    const instead = inUse.find((each) => each.workspace === workspace)?.version;
    if (faults.length > 0) misfits.push({ workspace, version, instead, faults });
    return faults.length > 0;
  };
  const isChosen = ({ workspace }: LoadableRelease): boolean => offers.some((each) => each.workspace === workspace);
  const others = inUse.filter((each) => each.workspace !== shell && !isChosen(each));
  const faultsIn = (own: LoadableRelease | undefined, remotes: readonly LoadableRelease[]): string[] =>
    remotes.flatMap((remote) =>
      isRunnable(own) && isRunnable(remote) ? sharingFaults(own, remote).map(({ text }) => text) : [],
    );
  const chosen = offers.find(({ workspace }) => workspace === shell);
  const usedShell = inUse.find(({ workspace }) => workspace === shell);
  const own = chosen && !refuse(chosen, faultsIn(chosen, others)) ? chosen : usedShell;
  const fitting = offers.filter((offer) =>
    offer.workspace === shell ? offer === own : !refuse(offer, faultsIn(own, [offer])),
  );
  return { fitting, misfits };
}

function isRunnable(release: LoadableRelease | undefined): release is LoadableRelease & Runnable {
  return release?.shared !== undefined && release.built !== undefined;
}

/** Whether a run takes its time, as it does once a week and before a release (`npm test -- --thorough`). */
export const isThorough = process.env.THOROUGH === '1';

/** Which part of each list this run goes through, from 0 to 3: each commit has its own. Given by the run's configuration. */
const turn = Number(process.env.E2E_TURN ?? 0);

/**
 * Of all that a check repeats itself for (pages, states, faults), what this run repeats it for: all where it is thorough, else every
 * fourth, so that each of them is looked at with every fourth commit or so. For checks of which another spec has the gist for all.
 */
export function sweep<Each>(all: readonly Each[]): readonly Each[] {
  return isThorough ? all : all.filter((_, index) => index % 4 === turn);
}

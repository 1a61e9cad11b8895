/**
 * Whether every combination is tried, as once a week (`MOSAICO_TESTS=all`). By default a matrix is tried in part, such that each of its
 * rows and columns is met, and what is random is drawn less often.
 */
export const isEveryCombination = process.env.MOSAICO_TESTS === 'all';

/** How often something is tried whose moment or order is left to chance: for every change, and once a week. */
export const attempts = ({ usual, weekly }: { usual: number; weekly: number }): number =>
  isEveryCombination ? weekly : usual;

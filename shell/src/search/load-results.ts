import type * as Results from './results.ts';

/** Loads however long that takes: the box says so meanwhile. */
export const loadResults = (): Promise<typeof Results> => import(/* webpackChunkName: "search" */ './results.ts');

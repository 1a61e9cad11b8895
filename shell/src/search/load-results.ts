import type * as Results from './results.ts';

/** Comes however long that takes: who searches meanwhile is told so. */
export const loadResults = (): Promise<typeof Results> => import(/* webpackChunkName: "search" */ './results.ts');

import type * as PageIndex from './page-index.ts';

/** The index of all pages. It comes however long that takes: who searches meanwhile must do without. */
export const loadIndex = (): Promise<typeof PageIndex> => import('./page-index.ts');

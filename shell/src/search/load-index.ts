/** The index of all pages. It comes however long that takes: who searches meanwhile must do without. */
export const loadIndex = (): Promise<typeof import('./page-index.ts')> => import('./page-index.ts');

import type { Release, ReleasePage } from '@mosaico/shared-types/schemas';

/** Assets and shared modules that a page, its sections or a piece loads. */
export type ChunkAssets = Pick<ReleasePage, 'scripts' | 'styles' | 'consumes'>;

/** All that a release says it loads: its pages, their sections, its pieces. */
export function chunkAssetsOf({ pages, pieces }: Pick<Release, 'pages' | 'pieces'>): ChunkAssets[] {
  return [...pages.flatMap((page) => [page, ...(page.sections ? [page.sections] : [])]), ...Object.values(pieces)];
}

import type { Revision } from '@mosaico/shared-types/schemas';
import type { Store } from '../store/store.ts';

/** Whether a page of these releases has expired between two moments (ISO 8601), so that a new composition would no longer list it. */
export async function hasExpired(
  store: Store,
  { releases }: Pick<Revision, 'releases'>,
  { from, to = new Date().toISOString() }: { from: string; to?: string },
): Promise<boolean> {
  const [before, now] = [from, to].map((moment) => moment.slice(0, 'yyyy-mm-dd'.length)) as [string, string];
  const all = await Promise.all(
    Object.entries(releases).map(([workspace, version]) => store.release(workspace, version)),
  );
  return all.some(({ pages }) => pages.some(({ expires }) => expires && before <= expires && expires < now));
}

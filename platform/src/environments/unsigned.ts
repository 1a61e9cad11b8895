import type { Revision } from '@mosaico/shared-types/schemas';
import type { Store } from '../store/store.ts';
import type { Change } from './promote.ts';

/** The keys that an environment demands, but for these changes: what is to be looked at before anybody agrees is not signed yet. */
export async function demandsBut(
  store: Store,
  environment: string,
  changes: readonly Change[],
): Promise<Revision['trust']> {
  const { trust = {} } = (await store.head(environment)).revision ?? {};
  return Object.fromEntries(
    Object.entries(trust).filter(([workspace]) => !changes.some((each) => each.workspace === workspace)),
  );
}

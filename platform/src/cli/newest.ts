import type { Revision } from '@mosaico/shared-types/schemas';
import { messageOf } from './explain.ts';
import type { Store } from '../store/store.ts';

/** Environments' newest revisions, and a line for each that cannot be read: one of them keeps nobody from seeing the others. */
export async function newestOf(
  store: Store,
  environments: readonly string[],
): Promise<{ revisions: Revision[]; unreadable: string[] }> {
  const found = await Promise.allSettled(environments.map((name) => store.revision(name)));
  const refused = found.flatMap((each, index) =>
    each.status === 'rejected' ? [{ name: environments[index] ?? '', reason: each.reason as unknown }] : [],
  );
  const [only] = refused;
  if (only && found.length === 1) throw only.reason;
  return {
    revisions: found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    unreadable: refused.map(({ name, reason }) => `${name}: cannot be read. ${messageOf(reason)}`),
  };
}

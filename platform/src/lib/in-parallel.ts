/**
 * Runs `act` for every item, `width` of them at a time. After a failure no further item begins. Rejects with the first failure
 * once all running items have ended. p-map would reject while others still write into a folder that is about to be removed.
 */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  let failed = false;
  const work = async (): Promise<void> => {
    for (const item of rest) {
      if (failed) return;
      try {
        await act(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: width }, work));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** The values once all are there. Rejects with what all that failed say, each once, so that one round mends them. */
export async function allOf<T>(promises: Iterable<T | Promise<T>>): Promise<T[]> {
  const results = await Promise.allSettled(promises);
  const failures = results.filter((each) => each.status === 'rejected').map(({ reason }) => reason as Error);
  const [first] = failures;
  // A class of its own may say more.
  if (first && failures.length === 1) throw first;
  if (first) throw new Error([...new Set(failures.map(({ message }) => message))].join('\n'));
  return results.filter((each) => each.status === 'fulfilled').map(({ value }) => value);
}

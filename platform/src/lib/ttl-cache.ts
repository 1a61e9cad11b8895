/**
 * A cache of promises by key. Requests that come at the same time share one promise, and later ones get its value for `ttlMs`
 * milliseconds after it has settled. Rejections are cached, too, so that a missing value does not cost a look for each request.
 */
export class TtlCache<Value> {
  private readonly found = new Map<string, { value: Promise<Value>; at?: number }>();

  constructor(
    private readonly ttlMs: number,
    private readonly now: () => number,
  ) {}

  /** The cached value, else the value that `find` gives. Rejects as `find` does. */
  get(key: string, find: () => Promise<Value>): Promise<Value> {
    const now = this.now();
    // A clock that is set back keeps no value longer.
    for (const [each, { at }] of this.found)
      if (at !== undefined && Math.abs(now - at) >= this.ttlMs) this.found.delete(each);
    const before = this.found.get(key);
    if (before) return before.value;
    const entry: { value: Promise<Value>; at?: number } = { value: find() };
    this.found.set(key, entry);
    const settled = (): void => void (entry.at = this.now());
    entry.value.then(settled, settled);
    return entry.value;
  }
}

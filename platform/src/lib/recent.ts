/**
 * Shares what is found under a key between all who ask at one time and for a while after. Failures are shared, too: what cannot
 * be found is not looked for again by each request. `maxAgeMs` counts from when it was found.
 */
export class Recent<Value> {
  private readonly found = new Map<string, { value: Promise<Value>; at?: number }>();

  constructor(
    private readonly maxAgeMs: number,
    private readonly now: () => number,
  ) {}

  /** What was found under the key a moment ago, or what `find` finds now. Rejects as `find` does. */
  get(key: string, find: () => Promise<Value>): Promise<Value> {
    const now = this.now();
    // A clock that was put back makes nothing younger.
    for (const [each, { at }] of this.found)
      if (at !== undefined && Math.abs(now - at) >= this.maxAgeMs) this.found.delete(each);
    const before = this.found.get(key);
    if (before) return before.value;
    const entry: { value: Promise<Value>; at?: number } = { value: find() };
    this.found.set(key, entry);
    const settled = (): void => void (entry.at = this.now());
    entry.value.then(settled, settled);
    return entry.value;
  }
}

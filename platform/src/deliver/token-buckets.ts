/** How many keys are remembered. The key without a request for the longest time is forgotten, and has a full bucket again. */
const mostKeys = 10_000;

/** A token bucket for each key: `burst` requests at once, and `perSecond` from then on. */
export class TokenBuckets {
  private readonly buckets = new Map<string, { tokens: number; at: number }>();

  /** `now`: milliseconds of a clock, which may be set back. */
  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}

  /** Takes a token; false where the key's bucket is empty. */
  take(key: string): boolean {
    const at = this.now();
    const before = this.buckets.get(key) ?? { tokens: this.burst, at };
    const gained = (Math.max(0, at - before.at) / 1_000) * this.perSecond;
    const tokens = Math.min(this.burst, before.tokens + gained);
    const isTaken = tokens >= 1;
    // Put in anew, the key is the last of the map.
    this.buckets.delete(key);
    this.buckets.set(key, { tokens: isTaken ? tokens - 1 : tokens, at });
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > mostKeys && oldest !== undefined) this.buckets.delete(oldest);
    return isTaken;
  }
}

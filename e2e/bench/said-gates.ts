const plain = (value: number): string => value.toFixed(2);

/** Says each figure beside its limit, and remembers whether all kept theirs. */
export class Gates {
  arePassed = true;

  /** Prints `value` as `write` has it, and whether it is at most `limit`. */
  judge(what: string, value: number, limit: number, write = plain): void {
    const isPassed = value <= limit;
    this.arePassed &&= isPassed;
    const atMost = write === plain ? String(limit) : write(limit);
    console.log(`${isPassed ? 'pass' : 'MISS'}  ${what}: ${write(value)} (<= ${atMost})`);
  }
}

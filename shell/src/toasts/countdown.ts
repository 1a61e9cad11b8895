/** Further away than a timer can be set is never. */
const never = 2 ** 31;

/** A timer that can be held and goes on from where it was. It begins held. */
export class Countdown {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;

  constructor(
    private readonly act: () => void,
    private remaining: number,
  ) {}

  run(): void {
    if (this.timer !== undefined || this.remaining >= never) return;
    this.since = performance.now();
    this.timer = setTimeout(this.act, this.remaining);
  }

  hold(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.remaining -= performance.now() - this.since;
  }
}

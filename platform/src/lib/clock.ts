/** Milliseconds by which the clocks of two machines may differ without a note. */
export const clockSkewMs = 5 * 60 * 1_000;

/** A revision, as far as its order in time goes. */
interface Made {
  revision: number;
  /** ISO 8601. */
  created: string;
}

/**
 * When something after a revision is made (ISO 8601): at `now` (milliseconds since 1970), and a millisecond after that revision at the
 * earliest. So no machine's clock changes the order of a history.
 */
export function madeAfter(previous: Pick<Made, 'created'> | undefined, now: number): string {
  return new Date(previous ? Math.max(now, Date.parse(previous.created) + 1) : now).toISOString();
}

/** One line where this machine's clock (milliseconds since 1970) is behind the revision before; none within {@link clockSkewMs}. */
export function clockNotes(previous: Made | undefined, now: number): string[] {
  const behind = previous ? Date.parse(previous.created) - now : 0;
  if (!previous || behind <= clockSkewMs) return [];
  return [
    `Revision ${previous.revision} was made ${spanOf(behind)} from now, by this machine's clock: that clock or the one of the machine that made it is wrong. ` +
      `The next revision counts as made right after it, and offers end by that time. Set the clock that is wrong.`,
  ];
}

/** A span of time in its largest unit of which there are two: `2 days`, `90 minutes`. */
function spanOf(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 60 / 24)} days`;
}

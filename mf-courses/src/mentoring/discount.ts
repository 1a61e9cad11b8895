/** The reduction of one price from another, as a whole percentage: 350 instead of 500 is 30. */
export function discount(now: number, before: number): number {
  return Math.round((1 - now / before) * 100);
}

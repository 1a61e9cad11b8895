/** A pointer that rests so many milliseconds between control and bubble is not on its way any more. */
const rest = 1_000;

/** Whether a point lies in the smallest convex shape around two boxes: on some straight way from one to the other. */
function isBetween(x: number, y: number, one: DOMRect, other: DOMRect): boolean {
  const corners = [one, other].flatMap(({ left, right, top, bottom }) => [
    [left, top] as const,
    [right, top] as const,
    [right, bottom] as const,
    [left, bottom] as const,
  ]);
  // Outside of it, every corner lies on one side of some line through the point: its directions fill less than a half turn.
  const angles = corners.map(([cx, cy]) => Math.atan2(cy - y, cx - x)).sort((a, b) => a - b);
  const gaps = angles.map((angle, index) => (angles[index + 1] ?? (angles[0] ?? 0) + 2 * Math.PI) - angle);
  return Math.max(...gaps) <= Math.PI;
}

/**
 * Follows a pointer that has left `control` for `bubble`, and tells once with `onAstray` when it is not on a straight way
 * there any more or rests. Returns what ends that.
 */
export function followToBubble(control: Element, bubble: Element, onAstray: () => void): () => void {
  const following = new AbortController();
  const { signal } = following;
  const end = (): void => {
    clearTimeout(timer);
    following.abort();
  };
  const astray = (): void => {
    end();
    onAstray();
  };
  let timer = setTimeout(astray, rest);
  document.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y, target }) => {
      // The bubble looks after itself.
      if (target instanceof Node && bubble.contains(target)) return end();
      if (!isBetween(x, y, control.getBoundingClientRect(), bubble.getBoundingClientRect())) return astray();
      clearTimeout(timer);
      timer = setTimeout(astray, rest);
    },
    { signal, passive: true },
  );
  return end;
}

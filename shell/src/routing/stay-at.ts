/** Content above an anchor that arrives later than after this many ms may move it. */
const alignTimeoutMs = 5_000;
/** The last step of a smooth scroll comes within this many ms of its end, on a slow device. */
const lastStepMs = 1_000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Keeps the element where the visitor has arrived while what stands above it is still growing (pieces of other remotes,
 * pictures), until the visitor moves or some time has passed. Returns a function that ends it.
 */
export function stayAt(element: Element): () => void {
  const align = (): void => element.scrollIntoView({ behavior: 'instant' });
  const observer = new ResizeObserver(align);
  const end = untilOwnMove(alignTimeoutMs, () => observer.disconnect());
  align();
  observer.observe(document.body);
  return end;
}

/**
 * Brings the window back to its top once, where a smooth scroll of the page before moves it afterwards: browsers that scroll beside
 * the page's scripts write its last step though it was ended. It ends when the visitor moves or some time has passed. Returns a function that ends it.
 */
export function stayAtTop(): () => void {
  const align = (): void => {
    if (window.scrollY === 0) return;
    end();
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  window.addEventListener('scroll', align, { passive: true });
  const end = untilOwnMove(lastStepMs, () => window.removeEventListener('scroll', align));
  return end;
}

/** Calls `stop` once, when the visitor moves, when some time has passed, or when the returned function is called. */
function untilOwnMove(time: number, stop: () => void): () => void {
  const end = (): void => {
    clearTimeout(timer);
    stop();
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  const timer = setTimeout(end, time);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  return end;
}

/** Content above an anchor that arrives later than after this many ms may move it. */
const alignTimeoutMs = 5_000;
/** The last step of a smooth scroll comes within this many ms of its end, on a slow device. */
const lastStepMs = 1_000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Keeps the element in place after the visitor has arrived there, while content above it still grows (pieces of other remotes,
 * pictures). Ends when the visitor moves, or after some time. Returns a function that ends it.
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
 * Keeps the window at `top` px for a visitor who has come back, while the page is completed above and below that place: drawings come
 * after the page. Ends when the visitor moves, or after some time. Returns a function that ends it.
 */
export function stayAtPlace(top: number): () => void {
  const { style } = document.documentElement;
  const align = (): void => window.scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(align);
  // The browser would move with what is in view, to where that stands once all is there.
  style.setProperty('overflow-anchor', 'none');
  const end = untilOwnMove(alignTimeoutMs, () => {
    observer.disconnect();
    style.removeProperty('overflow-anchor');
  });
  align();
  observer.observe(document.body);
  return end;
}

/**
 * Scrolls the window back to its top once, if a smooth scroll of the page before moves it afterwards. Some browsers write the
 * last step of a scroll that has ended. Watching ends when the visitor moves, or after some time. Returns a function that ends
 * it.
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

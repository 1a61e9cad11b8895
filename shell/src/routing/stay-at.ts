/** What above an anchor arrives later than this many milliseconds may move it. */
const patience = 5_000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the element where the visitor has arrived while what stands above it is still growing (pieces of other remotes,
 * pictures), until the visitor moves or some time has passed. Returns what ends it.
 */
export function stayAt(element: Element): () => void {
  const align = (): void => element.scrollIntoView({ behavior: 'instant' });
  const observer = new ResizeObserver(align);
  const end = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  const timer = setTimeout(end, patience);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  align();
  observer.observe(document.body);
  return end;
}

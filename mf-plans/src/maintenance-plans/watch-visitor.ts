/** What a visitor does of themselves. */
const signs = ['keydown', 'input', 'pointerdown', 'pointerup', 'wheel', 'touchmove', 'scroll'] as const;

/** Whoever has the focus in one of these writes, pays or listens, however long they pause. */
const held = 'input, textarea, select, [contenteditable], iframe, video, stripe-buy-button';
/** What can be used with the keyboard. */
const control = 'a, button, summary, [tabindex="0"]';
/** Something else is open above the page or out of it. */
const opened = 'dialog[open], [aria-modal="true"], [aria-expanded="true"]';

/** See {@link watchVisitor}. */
export interface Visitor {
  /** Whether something the visitor uses would be taken from them now, or they did something within `recently` ms. */
  isBusy: (recently: number) => boolean;
  end: () => void;
}

/** Watches whether the visitor is doing something with the page, until `end`. */
export function watchVisitor(): Visitor {
  const watching = new AbortController();
  let last = -Infinity;
  let pressed = false;
  const notice = ({ type }: Event): void => {
    last = performance.now();
    if (type === 'pointerdown') pressed = true;
    if (type === 'pointerup') pressed = false;
  };
  const options = { capture: true, passive: true, signal: watching.signal };
  for (const sign of signs) window.addEventListener(sign, notice, options);
  // A press that becomes scrolling or dragging is not lifted.
  window.addEventListener('pointercancel', () => (pressed = false), options);
  return {
    isBusy: (recently) => {
      const focus = document.activeElement;
      return (
        pressed ||
        document.hidden ||
        performance.now() - last < recently ||
        focus?.matches(held) === true ||
        // The focus that a press leaves behind is not in use; one that the keyboard has brought there is.
        focus?.matches(`:is(${control}):focus-visible`) === true ||
        document.querySelector(opened) !== null
      );
    },
    end: () => watching.abort(),
  };
}

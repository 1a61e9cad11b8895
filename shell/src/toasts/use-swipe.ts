import { useRef, type PointerEvent } from 'react';

/** A toast pushed this many px sideways goes; let go before, it snaps back. */
export const swipeThreshold = 48;
/** A pointer that moves less than this many px sideways is pressing, scrolling or trembling. */
const slop = 8;

interface Press {
  pointer: number;
  x: number;
  y: number;
  moved: number;
  swiping: boolean;
}

/**
 * Handlers that let a card be pushed out sideways, by mouse, pen or finger. While it is, the card has `data-swiping` and its
 * offset in `--swipe`; pushed out, it has `data-swiped`.
 */
export function useSwipe(enabled: boolean, onSwiped: () => void) {
  const press = useRef<Press | undefined>(undefined);

  const end = (card: HTMLElement, out: boolean): void => {
    const { swiping, moved } = press.current ?? { swiping: false, moved: 0 };
    press.current = undefined;
    if (!swiping) return;
    delete card.dataset.swiping;
    if (out && Math.abs(moved) >= swipeThreshold) {
      card.dataset.swiped = moved < 0 ? 'left' : 'right';
      onSwiped();
    }
    card.style.removeProperty('--swipe');
  };

  return {
    onPointerDown({ pointerId, clientX, clientY, button }: PointerEvent<HTMLElement>) {
      if (!enabled || button !== 0 || press.current?.swiping) return;
      press.current = { pointer: pointerId, x: clientX, y: clientY, moved: 0, swiping: false };
    },
    onPointerMove({ pointerId, clientX, clientY, buttons, currentTarget }: PointerEvent<HTMLElement>) {
      const now = press.current;
      // Without a button it was let go elsewhere.
      if (now?.pointer !== pointerId || buttons === 0) return;
      now.moved = clientX - now.x;
      if (!now.swiping) {
        if (Math.abs(now.moved) < slop || Math.abs(now.moved) < Math.abs(clientY - now.y)) return;
        now.swiping = true;
        // From here on a button below the pointer is not pressed by letting go.
        currentTarget.setPointerCapture(pointerId);
        currentTarget.dataset.swiping = '';
      }
      currentTarget.style.setProperty('--swipe', `${now.moved}px`);
    },
    onPointerUp({ pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      if (press.current?.pointer === pointerId) end(currentTarget, true);
    },
    onPointerCancel({ pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      if (press.current?.pointer === pointerId) end(currentTarget, false);
    },
  };
}

import { useRef, type PointerEvent } from 'react';

/** A toast pushed this many px sideways goes; let go before, it snaps back. */
export const swipeThreshold = 48;

/** Handlers that let a card be pushed sideways, by mouse, pen or finger. It has its offset in `--swipe`, and meanwhile `data-swiping`. */
export function useSwipe(isEnabled: boolean, onSwiped: () => void) {
  const from = useRef<number>(undefined);
  const end = ({ currentTarget: card }: PointerEvent<HTMLElement>, moved: number): void => {
    if (from.current === undefined) return;
    from.current = undefined;
    delete card.dataset.swiping;
    if (Math.abs(moved) < swipeThreshold) return void card.style.removeProperty('--swipe');
    card.style.setProperty('--swipe', moved < 0 ? '-110%' : '110%');
    onSwiped();
  };
  const movedBy = ({ clientX }: PointerEvent): number => clientX - (from.current ?? clientX);
  return {
    onPointerDown({ button, clientX, currentTarget, pointerId, target }: PointerEvent<HTMLElement>) {
      if (!isEnabled || button !== 0 || (target as Element).closest('button')) return;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.dataset.swiping = '';
      from.current = clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== undefined) event.currentTarget.style.setProperty('--swipe', `${movedBy(event)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, movedBy(event)),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, 0),
  };
}

import { useRef, type PointerEvent } from 'react';

/** A toast pushed this many px sideways goes; let go before, it snaps back. */
export const swipeThreshold = 48;
/** A pointer that moves less than this many px sideways is pressing, scrolling or trembling. */
const slop = 8;

/** Handlers that let a card be pushed out sideways, by mouse, pen or finger. Meanwhile it has `data-swiping`, and its offset in `--swipe`. */
export function useSwipe(isEnabled: boolean, onSwiped: () => void) {
  const press = useRef<PointerEvent>(undefined);
  const movedBy = ({ clientX }: PointerEvent): number => clientX - (press.current?.clientX ?? clientX);

  const end = ({ pointerId, currentTarget: card }: PointerEvent<HTMLElement>, moved: number): void => {
    if (press.current?.pointerId !== pointerId) return;
    press.current = undefined;
    if (!('swiping' in card.dataset)) return;
    delete card.dataset.swiping;
    if (Math.abs(moved) >= swipeThreshold) {
      card.style.setProperty('--swipe', moved < 0 ? '-110%' : '110%');
      onSwiped();
    } else card.style.removeProperty('--swipe');
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (isEnabled && event.button === 0 && !('swiping' in event.currentTarget.dataset)) press.current = event;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const card = event.currentTarget;
      // Without a button it was let go elsewhere.
      if (press.current?.pointerId !== event.pointerId || event.buttons === 0) return;
      if (!('swiping' in card.dataset)) {
        if (Math.abs(movedBy(event)) < Math.max(slop, Math.abs(event.clientY - press.current.clientY))) return;
        // From here on a button below the pointer is not pressed by letting go.
        card.setPointerCapture(event.pointerId);
        card.dataset.swiping = '';
      }
      card.style.setProperty('--swipe', `${movedBy(event)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, movedBy(event)),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, 0),
  };
}

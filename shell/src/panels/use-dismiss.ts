import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How a visitor dismissed something: by the Escape key, or by going on to something else. */
export type Dismissal = 'escape' | 'left';

/**
 * Calls back when an open panel should close: on Escape (unless an element inside used the key), on a pointer or focus outside of
 * the region, and when the visitor goes back or forward.
 */
export function useDismiss(
  region: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (how: Dismissal) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return undefined;
    const onReach = ({ target }: Event): void => {
      if (target instanceof Node && !region.current?.contains(target)) dismiss('left');
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss('escape');
    };
    const onTravel = (): void => dismiss('left');
    document.addEventListener('pointerdown', onReach);
    document.addEventListener('focusin', onReach);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', onTravel);
    return () => {
      document.removeEventListener('pointerdown', onReach);
      document.removeEventListener('focusin', onReach);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', onTravel);
    };
  }, [open, region]);
}

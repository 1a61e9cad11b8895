import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Hold, ShownToast, ToastStore } from './toast-store.ts';

/**
 * What the visitor does with the toasts: pointing at them, walking them with the keyboard (Alt+T leads there, Escape back),
 * touching them. Meanwhile their time stands still, and every toast is shown.
 */
export function useAttention(store: ToastStore, toasts: readonly ShownToast[]) {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [expanded, setExpanded] = useState(false);

  useHold(store, 'busy', hovered || focused || expanded);

  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // Not React's: it does not hear of a pointer that leaves because what it was over is gone.
    element.addEventListener('pointerenter', (event) => attend(event, true), { signal });
    element.addEventListener('pointerleave', (event) => attend(event, false), { signal });
    function attend({ pointerType }: PointerEvent, over: boolean): void {
      if (pointerType === 'touch') return;
      setHovered(over);
      setExpanded(over || holdsKeyboardFocus(element));
    }

    element.addEventListener(
      'touchstart',
      ({ target, touches }) => {
        store.hold('touched');
        const release = (event: Event): void => {
          if ((event as TouchEvent).touches.length === 0) store.release('touched');
        };
        // On what was touched: it hears of the end even if it is no longer in the document.
        for (const end of ['touchend', 'touchcancel'])
          target?.addEventListener(end, release, { once: touches.length === 1 });
      },
      { signal, passive: true },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !element.contains(target)) setExpanded(false);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        // By the key's place: with Alt held, keyboards write other letters.
        if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        element.focus();
      },
      { signal },
    );
    const look = (): void => {
      if (document.visibilityState === 'hidden') store.hold('hidden');
      else store.release('hidden');
    };
    look();
    document.addEventListener('visibilitychange', look, { signal });
    return () => {
      ending.abort();
      for (const hold of ['touched', 'hidden'] as const) store.release(hold);
    };
  }, [store]);

  const goBack = (): void => {
    if (origin.current?.isConnected) origin.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  // The focus of a toast that closes goes on to the next, else back to where it came from.
  useLayoutEffect(() => {
    const leaving = document.activeElement?.closest('[inert]');
    if (!leaving || !region.current?.contains(leaving)) return;
    const others = [...region.current.querySelectorAll<HTMLElement>('[role="group"]:not([inert])')];
    const follows = (each: Element): number => leaving.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
    const next = others.find(follows) ?? others.at(-1);
    if (next) next.focus();
    else goBack();
  }, [toasts]);

  const handlers = {
    onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (!region.current?.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
      if (!holdsKeyboardFocus(region.current)) return;
      setFocused(true);
      setExpanded(true);
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (region.current?.contains(relatedTarget)) return;
      setFocused(false);
      setExpanded(hovered);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      goBack();
      setExpanded(false);
    },
  };
  return { region, handlers, expanded, toggle: () => setExpanded(!expanded) };
}

/** Only Alt+T focuses the region itself, which browsers may take for no keyboard. */
function holdsKeyboardFocus(element: HTMLElement | null): boolean {
  return element !== null && (element.matches(':focus') || element.querySelector(':focus-visible') !== null);
}

function useHold(store: ToastStore, hold: Hold, held: boolean): void {
  useEffect(() => {
    if (!held) return undefined;
    store.hold(hold);
    return () => store.release(hold);
  }, [store, hold, held]);
}

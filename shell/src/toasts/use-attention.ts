import {
  createContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';

/** Whether the timers of all toasts are paused. */
export const PausedContext = createContext(false);
export const PausedProvider = PausedContext.Provider;

/** Moves the focus from a closing toast to the next one, or back to where it came from. */
export const PassFocusContext = createContext<(leaving: HTMLElement) => void>(() => undefined);
export const PassFocusProvider = PassFocusContext.Provider;

/**
 * The visitor's attention: pointing at the toasts, moving through them by keyboard (Alt+T enters, Escape leaves), touching them, or
 * looking at another tab. Meanwhile all timers are paused. Pointing and keyboard expand the stacks.
 */
export function useAttention(isOpen: boolean) {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'hidden');

  useEffect(() => {
    const element = region.current;
    if (!isOpen || !element) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // Not React's events: they miss a pointer that leaves because its element was removed.
    element.addEventListener('pointerenter', (event) => attend(event, true), { signal });
    element.addEventListener('pointerleave', (event) => attend(event, false), { signal });
    function attend({ pointerType }: PointerEvent, isOver: boolean): void {
      if (pointerType === 'touch') return;
      setHovered(isOver);
      setExpanded(isOver || holdsKeyboardFocus(element));
    }

    element.addEventListener(
      'touchstart',
      ({ target, touches }) => {
        setTouched(true);
        const release = (event: Event): void => {
          if ((event as TouchEvent).touches.length === 0) setTouched(false);
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
    return () => {
      ending.abort();
      for (const set of [setHovered, setFocused, setTouched, setExpanded]) set(false);
    };
  }, [isOpen]);

  // A collapsed stack shows its newest toasts, and an expanded one begins with them.
  useLayoutEffect(() => {
    for (const stack of region.current?.querySelectorAll('.notistack-SnackbarContainer') ?? [])
      stack.scrollTop = stack.scrollHeight;
  }, [isExpanded]);

  const goBack = (): void => {
    if (origin.current?.isConnected) origin.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  const passFocusOn = (leaving: HTMLElement): void => {
    if (!leaving.contains(document.activeElement)) return;
    const others = [...(region.current?.querySelectorAll<HTMLElement>('[role="group"]:not([inert])') ?? [])].filter(
      (each) => each !== leaving,
    );
    const follows = (each: Element): number => leaving.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
    const next = others.find(follows) ?? others.at(-1);
    if (next) next.focus();
    else goBack();
  };

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
      setExpanded(isHovered);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      goBack();
      setExpanded(false);
    },
  };
  return {
    region,
    handlers,
    isPaused: isHovered || isFocused || isTouched || isExpanded || isHidden,
    isExpanded,
    toggle: () => setExpanded(!isExpanded),
    passFocusOn,
  };
}

/** Only Alt+T focuses the region itself, for which browsers may not match `:focus-visible`. */
function holdsKeyboardFocus(element: HTMLElement | null): boolean {
  return element !== null && (element.matches(':focus') || element.querySelector(':focus-visible') !== null);
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

import { useEffect, useState, type DOMAttributes } from 'react';

/** What a visitor does with an element. */
export interface BusyVisitor<E extends HTMLElement> {
  /** They point at it, have the focus in it, or have touched it and nothing else since. */
  busy: boolean;
  /** The keyboard's focus is in it, or a video's. */
  focused: boolean;
  /** For the element. */
  watching: DOMAttributes<E>;
}

/** Watches what the visitor does with an element. */
export function useBusyVisitor<E extends HTMLElement>(): BusyVisitor<E> {
  const [pointing, setPointing] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState<E>();

  useEffect(() => {
    if (!touched) return undefined;
    const elsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !touched.contains(target)) setTouched(undefined);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [touched]);

  const watching: DOMAttributes<E> = {
    onPointerEnter: ({ pointerType }) => setPointing(pointerType !== 'touch'),
    onPointerLeave: () => setPointing(false),
    onPointerDown: ({ pointerType, currentTarget }) => {
      if (pointerType === 'touch') setTouched(currentTarget);
    },
    // A press leaves the focus on a button, which means nothing; on a video it means watching.
    onFocus: ({ target }) => setFocused(target.matches(':focus-visible, video')),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  return { busy: pointing || focused || touched !== undefined, focused, watching };
}

import { useEffect, useState, type DOMAttributes } from 'react';

/** Whether the visitor points at an element, has the focus in it, or has touched it and nothing else since. */
export function useBusyVisitor<E extends HTMLElement>(): [boolean, DOMAttributes<E>] {
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
  return [pointing || focused || touched !== undefined, watching];
}

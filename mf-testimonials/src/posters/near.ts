import { useEffect, useState, type RefObject } from 'react';

/** Close enough to work for: about one flick of the thumb, or the next slides of a carousel. */
const margins = { rootMargin: '400px 0px', scrollMargin: '0px 320px' };

const listeners = new WeakMap<Element, (near: boolean) => void>();
let shared: IntersectionObserver | undefined;

/** One observer for all: hundreds of cards cost no more than one. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
  }, margins);
  return shared;
}

/**
 * Whether the element is in the window or close to it at this moment: work for a card ends when the card is far again,
 * where shared-ui's `useNear` stays `true` from the first time.
 */
export function useWhileNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    listeners.set(watched, setNear);
    observer().observe(watched);
    return () => observer().unobserve(watched);
  }, [element]);
  return near;
}

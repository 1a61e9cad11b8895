import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** What a visitor does who comes near a control. */
const signs = ['pointerenter', 'touchstart', 'focusin'] as const;
/** A finger's click follows its lifting in a task of its own, at most so many milliseconds later. */
const clickPatience = 400;

/**
 * The Material UI version of the control in `root`: nothing until the visitor reaches for it (with pointer, finger or
 * focus, also before hydration) or it is `wanted` anyway, and `load` has brought it. Never in the middle of a press, whose
 * click would be lost with the element that it began on.
 */
export function useMaterial<T extends object>(
  root: RefObject<HTMLElement | null>,
  load: () => Promise<T>,
  wanted = false,
): T | undefined {
  const [material, setMaterial] = useState<T>();
  const loadIt = useEffectEvent(load);
  const isHere = material !== undefined;
  useEffect(() => {
    const element = root.current;
    if (isHere || !element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let begun = false;
    let press: Promise<void> | undefined;
    const want = (): void => {
      if (begun) return;
      begun = true;
      loadIt().then(
        async (loaded) => {
          await press;
          // It gives way to whatever the visitor does meanwhile.
          if (!signal.aborted) startTransition(() => setMaterial(loaded));
        },
        () => {
          // Not the network, which is insisted on: it does not run in this browser. What is there works without.
          begun = false;
        },
      );
    };
    const onPress = (): void => {
      press = new Promise((resolve) => {
        const end = { signal, once: true };
        element.addEventListener('click', () => resolve(), end);
        const lift = (): void => void setTimeout(resolve, clickPatience);
        document.addEventListener('pointerup', lift, end);
        document.addEventListener('pointercancel', lift, end);
      });
    };
    for (const sign of signs) element.addEventListener(sign, want, { passive: true, signal });
    element.addEventListener('pointerdown', onPress, { signal });
    if (wanted || element.matches(':hover, :focus-within')) want();
    return () => leaving.abort();
  }, [root, isHere, wanted]);
  return material;
}

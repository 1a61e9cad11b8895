import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** What a visitor does who is about to use a control. */
const signs = ['pointerenter', 'touchstart', 'focusin'] as const;
/** Milliseconds within which a click follows the lifting of a finger. */
const clickDelayMs = 400;

/**
 * A module that takes over the control in `region`: undefined until the visitor comes near (pointer, finger or focus, also
 * before hydration) or it is `wanted` anyway, and `load` has brought it. Never in the middle of a press, whose click would be
 * lost with the element that it began on. Where it cannot be loaded, it is asked for again when the visitor comes back.
 */
export function useModuleOnIntent<T extends object>(
  region: RefObject<HTMLElement | null>,
  load: () => Promise<T>,
  wanted = false,
): T | undefined {
  const [module, setModule] = useState<T>();
  const loadNow = useEffectEvent(load);
  const isLoaded = module !== undefined;
  useEffect(() => {
    const element = region.current;
    if (isLoaded || !element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let isAsked = false;
    let press: Promise<void> | undefined;
    const ask = async (): Promise<void> => {
      if (isAsked) return;
      isAsked = true;
      try {
        const loaded = await loadNow();
        await press;
        // A transition: it gives way to whatever the visitor does meanwhile.
        if (!signal.aborted) startTransition(() => setModule(loaded));
      } catch {
        // Not the network, which is tried again by itself: it does not run in this browser.
        isAsked = false;
      }
    };
    const onPress = (): void => {
      press = new Promise((resolve) => {
        const once = { signal, once: true, capture: true };
        const lift = (): void => void setTimeout(resolve, clickDelayMs);
        document.addEventListener('click', () => resolve(), once);
        document.addEventListener('pointerup', lift, once);
        document.addEventListener('pointercancel', lift, once);
      });
    };
    for (const sign of signs) element.addEventListener(sign, () => void ask(), { passive: true, signal });
    element.addEventListener('pointerdown', onPress, { signal });
    if (wanted || element.matches(':hover, :focus-within')) void ask();
    return () => leaving.abort();
  }, [region, isLoaded, wanted]);
  return module;
}

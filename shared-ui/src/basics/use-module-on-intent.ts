import { startTransition, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** Events before a visitor uses a control. */
const signs = ['pointerenter', 'touchstart', 'focusin'] as const;
/** A click follows `pointerup` within this many ms. */
const clickDelayMs = 400;

/**
 * The module that takes over the control in `region`. It is loaded when the visitor comes near (pointer, finger or focus, also
 * before hydration) or it is `wanted` anyway, and undefined until then. It never takes over in the middle of a press, whose click
 * would be lost with the element that it began on. If it cannot be run, the next approach loads it again.
 */
export function useModuleOnIntent<T extends object>(
  region: RefObject<HTMLElement | null>,
  load: () => Promise<T>,
  wanted = false,
): T | undefined {
  const [module, setModule] = useState<T>();
  const loadNow = useEffectEvent(load);
  const isLoaded = module !== undefined;
  // A layout effect ends with the commit: no later press undoes it.
  useLayoutEffect(() => {
    const element = region.current;
    if (isLoaded || !element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let isAsked = false;
    let press: Promise<void> | undefined;
    let loaded: T | undefined;
    const takeOver = async (): Promise<void> => {
      for (let waited; waited !== press;) await (waited = press);
      // In a transition, which gives way to input.
      if (!signal.aborted) startTransition(() => setModule(loaded));
    };
    const ask = async (): Promise<void> => {
      if (isAsked) return;
      isAsked = true;
      try {
        loaded = await loadNow();
        await takeOver();
      } catch {
        // The module does not run in this browser. (Network errors are retried by the loader.)
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
      if (!loaded) return;
      // The transition may be under way: it is not to end before the press.
      setModule(undefined);
      void takeOver();
    };
    for (const sign of signs) element.addEventListener(sign, () => void ask(), { passive: true, signal });
    element.addEventListener('pointerdown', onPress, { signal });
    if (wanted || element.matches(':hover, :focus-within')) void ask();
    return () => leaving.abort();
  }, [region, isLoaded, wanted]);
  return module;
}

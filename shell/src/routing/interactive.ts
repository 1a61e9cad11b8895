import { useEffect, useState } from 'react';

/** A page that is not interactive within this many ms may never be. */
const interactiveTimeoutMs = 10_000;

let tell: () => void = () => undefined;

/**
 * Resolves once the document's first page is interactive, or the screen in its place. What is loaded at rest waits for it.
 */
export const interactive = new Promise<void>((resolve) => (tell = resolve));

/** Resolves {@link interactive}: the page is hydrated, or has thrown. */
export const pageIsInteractive = (): void => tell();

/** Whether the document's first page is interactive, or its time is over. Header and footer then load what they need besides. */
export function useInteractive(): boolean {
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => {
    const goOn = (): void => setInteractive(true);
    const timer = setTimeout(goOn, interactiveTimeoutMs);
    void interactive.then(goOn);
    return () => clearTimeout(timer);
  }, []);
  return isInteractive;
}

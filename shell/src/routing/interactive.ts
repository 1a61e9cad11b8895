import { useEffect, useState } from 'react';

/** A page that is not interactive within so many milliseconds may never be. */
const patience = 10_000;

let tell: () => void = () => undefined;

/**
 * Resolves once the document's first page is interactive, or what is shown in place of one: what is loaded at rest does not stand in
 * its way.
 */
export const interactive = new Promise<void>((resolve) => (tell = resolve));

/** Tells who waits for it. */
export const pageIsInteractive = (): void => tell();

/** Whether the document's first page is interactive, or has had its time: what is around it may load what is not its own. */
export function useInteractive(): boolean {
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => {
    const goOn = (): void => setInteractive(true);
    const timer = setTimeout(goOn, patience);
    void interactive.then(goOn);
    return () => clearTimeout(timer);
  }, []);
  return isInteractive;
}

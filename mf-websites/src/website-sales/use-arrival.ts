import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A frame that has not loaded within so many milliseconds has failed. */
const patience = 10_000;

/** How far a frame has come since it was `asked` for. */
export type Arrival = 'waiting' | 'loaded' | 'failed';

/** Whether an address of the site configuration is on this site: the demonstration's stand-ins are. */
export const isOwn = (address: string): boolean => address.startsWith('/');

/** Whether the `address` that `frame` shows has arrived. */
export function useArrival(frame: RefObject<HTMLIFrameElement | null>, address: string, asked: boolean): Arrival {
  const [arrival, setArrival] = useState<Arrival>('waiting');
  useEffect(() => {
    const element = frame.current;
    if (!asked || !element) return undefined;
    let open = true;
    const settle = (arrived: boolean): void => {
      if (!open) return;
      clearTimeout(timer);
      setArrival(arrived ? 'loaded' : 'failed');
    };
    const timer = setTimeout(() => settle(false), patience);
    const loaded = (): void => void answers(element, address).then(settle);
    element.addEventListener('load', loaded);
    return () => {
      open = false;
      clearTimeout(timer);
      element.removeEventListener('load', loaded);
    };
  }, [frame, address, asked]);
  return arrival;
}

/** Browsers tell of their own error page by the same event: of this origin one can look into it, of others only ask. */
async function answers(frame: HTMLIFrameElement, address: string): Promise<boolean> {
  if (isOwn(address)) return frame.contentDocument !== null;
  return fetch(address, { mode: 'no-cors', method: 'HEAD', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
}

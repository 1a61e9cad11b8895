import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { frameHasArrived, framePatience } from '@mosaico/shared-ui';

/** How far a frame has come since it was `asked` for. */
export type Arrival = 'waiting' | 'loaded' | 'failed';

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
    const timer = setTimeout(() => settle(false), framePatience);
    const loaded = (): void => void frameHasArrived(element, address).then(settle);
    element.addEventListener('load', loaded);
    return () => {
      open = false;
      clearTimeout(timer);
      element.removeEventListener('load', loaded);
    };
  }, [frame, address, asked]);
  return arrival;
}

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
    const settle = (): void => {
      clearTimeout(timer);
      setArrival(frameHasArrived(element, address) ? 'loaded' : 'failed');
    };
    const timer = setTimeout(settle, framePatience);
    element.addEventListener('load', settle);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('load', settle);
    };
  }, [frame, address, asked]);
  return arrival;
}

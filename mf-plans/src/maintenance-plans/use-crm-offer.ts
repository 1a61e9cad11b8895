import { useEffect, useState } from 'react';
import { useHydrated } from '@mosaico/shared-ui';
import { noteCrmOffered, useCrmOffered, wasCrmOffered } from './visit.ts';
import { isVisitorBusy } from './visitor.ts';

/** Time from the visitor's arrival to the offer. */
const delayMs = 6_000;
/** Time between two checks whether the visitor is still busy. */
const busyCheckMs = 1_000;

/** The offer of a CRM. */
export interface CrmOffer {
  /** It stands open now. */
  open: boolean;
  /** It has been made, in this visit. */
  made: boolean;
  close: () => void;
}

/** Makes the offer once a visit: 6 s after the page's load, or once the visitor neither types nor has a panel open. */
export function useCrmOffer(): CrmOffer {
  const made = useCrmOffered();
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  // A visitor who came with the document has been reading since before hydration.
  const [cameWithDocument] = useState(!hydrated);

  useEffect(() => {
    if (wasCrmOffered()) return undefined;
    let timer = setTimeout(offer, cameWithDocument ? delayMs - performance.now() : delayMs);
    function offer(): void {
      if (isVisitorBusy()) {
        timer = setTimeout(offer, busyCheckMs);
        return;
      }
      noteCrmOffered();
      setOpen(true);
    }
    return () => clearTimeout(timer);
  }, [cameWithDocument]);

  return { open, made, close: () => setOpen(false) };
}

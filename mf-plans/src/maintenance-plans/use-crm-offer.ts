import { useEffect, useState } from 'react';
import { useHydrated } from '@mosaico/shared-ui';
import { noteCrmOffered, useCrmOffered, wasCrmOffered } from './visit.ts';
import { watchVisitor } from './watch-visitor.ts';

/** Milliseconds from the visitor's arrival to the offer. */
const delay = 6_000;
/** Milliseconds between two looks at whether a visitor who was busy still is. */
const patience = 1_000;

/** The offer of a CRM. */
export interface CrmOffer {
  /** It stands open now. */
  open: boolean;
  /** It has been made, in this visit. */
  made: boolean;
  close: () => void;
}

/** Makes the offer once a visit: after a while on the page, or as soon as the visitor is not busy any more. */
export function useCrmOffer(): CrmOffer {
  const made = useCrmOffered();
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  // Who came with the document has read it since before it was hydrated.
  const [cameWithDocument] = useState(!hydrated);

  useEffect(() => {
    if (wasCrmOffered()) return undefined;
    const visitor = watchVisitor();
    let timer = setTimeout(offer, cameWithDocument ? delay - performance.now() : delay);
    function offer(): void {
      if (visitor.isBusy(patience)) {
        timer = setTimeout(offer, patience);
        return;
      }
      visitor.end();
      noteCrmOffered();
      setOpen(true);
    }
    return () => {
      clearTimeout(timer);
      visitor.end();
    };
  }, [cameWithDocument]);

  return { open, made, close: () => setOpen(false) };
}

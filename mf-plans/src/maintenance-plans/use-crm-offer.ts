import { useEffect, useState } from 'react';
import { useHydrated } from '@mosaico/shared-ui';
import { noteCrmOffered, useCrmOffered, wasCrmOffered } from './visit.ts';

/** Time from the visitor's arrival to the offer. */
const delayMs = 6_000;
/** Time between two checks whether the visitor is still busy. */
const busyCheckMs = 1_000;

/** A visitor with the focus in one of these fields is typing, also during a pause. Typing inside of a frame cannot be seen. */
const fields = 'input, textarea, select, [contenteditable], iframe';
/** A dialog, a menu or a list is open. */
const panels = 'dialog[open], [aria-modal="true"], [aria-expanded="true"]';

/** Whether the visitor types or has a panel open. */
const isVisitorBusy = (): boolean =>
  document.activeElement?.matches(fields) === true || document.querySelector(panels) !== null;

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

import { useEffect, useState } from 'react';
import { visit } from './visit.ts';

/** Milliseconds on the page before the offer. */
const delay = 6_000;
/** Milliseconds between two looks at whether a visitor who was busy still is. */
const patience = 1_000;

/** Whoever writes, pays in a frame or reads a dialog keeps the focus. */
function isBusy(): boolean {
  const inUse = document.activeElement?.matches(
    'input, textarea, select, [contenteditable], iframe, stripe-buy-button',
  );
  return Boolean(inUse) || document.querySelector('dialog[open], [aria-modal="true"]') !== null;
}

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
  const [made, setMade] = useState(visit.crmOffered);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (visit.crmOffered) return undefined;
    let timer = setTimeout(offer, delay);
    function offer(): void {
      if (isBusy()) {
        timer = setTimeout(offer, patience);
        return;
      }
      visit.crmOffered = true;
      setMade(true);
      setOpen(true);
    }
    return () => clearTimeout(timer);
  }, []);

  return { open, made, close: () => setOpen(false) };
}

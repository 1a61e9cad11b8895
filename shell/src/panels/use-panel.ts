import { useEffect, useRef, type RefObject } from 'react';
import { useDismiss } from './use-dismiss.ts';

/** Props of a panel in the header: a controlled component. */
export interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Closes a panel when the visitor goes on to something else. On Escape, and when the panel is hidden, the focus returns to the button. */
export function usePanel({ open, onOpenChange }: PanelProps): {
  /** Around button and panel. */
  region: RefObject<HTMLDivElement | null>;
  toggle: RefObject<HTMLButtonElement | null>;
} {
  const region = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useDismiss(region, open, (how) => {
    onOpenChange(false);
    if (how === 'escape') toggle.current?.focus();
  });
  const wasOpen = useRef(open);
  useEffect(() => {
    // A panel that the boot script opened before hydration is about to be opened here, too.
    const isClosed = wasOpen.current && !open;
    wasOpen.current = open;
    if (isClosed && region.current?.contains(document.activeElement)) toggle.current?.focus();
  }, [open]);
  return { region, toggle };
}

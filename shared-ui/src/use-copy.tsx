import { useEffect, useState } from 'react';
import { useToast } from '@mosaico/shared-types';
import { copy } from './copy.tsx';

/** Milliseconds that a control says what it has done. */
const feedback = 2_000;

/** What the toasts of {@link useCopy} say below their titles. */
export interface CopyWords {
  /** When it worked. Default: that the link was copied. */
  done?: string;
  /** When the clipboard refuses. Default: that the link could not be copied. */
  refused?: string;
}

/** How to copy a text to the clipboard and say so in a toast, and whether that happened within the last 2 s. */
export function useCopy({ done = copy.copying.done, refused = copy.copying.refused }: CopyWords = {}): {
  isCopied: boolean;
  copyText: (text: string) => Promise<void>;
} {
  const toast = useToast();
  // Counts, so that copying again starts the 2 s again.
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), feedback);
    return () => clearTimeout(timer);
  }, [copies]);

  const copyText = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((before) => before + 1);
      toast.show(copy.copying.doneTitle, { type: 'success', description: done });
    } catch {
      toast.show(copy.copying.refusedTitle, { type: 'error', description: refused });
    }
  };
  return { isCopied: copies > 0, copyText };
}

import { useEffect, useState } from 'react';
import { useToast } from '@mosaico/shared-types';
import { copyAndSay, feedback, type CopyWords } from './copy-and-say.ts';

export type { CopyWords } from './copy-and-say.ts';

/** How to copy a text to the clipboard and say so in a toast, and whether that happened within the last 2 s. */
export function useCopy(words: CopyWords = {}): {
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
    if (await copyAndSay(text, toast, words)) setCopies((before) => before + 1);
  };
  return { isCopied: copies > 0, copyText };
}

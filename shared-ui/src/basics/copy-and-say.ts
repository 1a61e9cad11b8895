import type { Toast } from '@mosaico/shared-types';
import { copy } from './copy.ts';

/** What the toasts of copying say below their titles. */
export interface CopyWords {
  /** When it worked. Default: that the link was copied. */
  done?: string;
  /** When the clipboard refuses. Default: that the link could not be copied. */
  refused?: string;
}

/** Milliseconds that a control says what it has done. */
export const feedback = 2_000;

/** Copies a text to the clipboard and says in a toast whether that worked. */
export async function copyAndSay(
  text: string,
  toast: Toast,
  { done = copy.copying.done, refused = copy.copying.refused }: CopyWords = {},
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.show(copy.copying.doneTitle, { type: 'success', description: done });
    return true;
  } catch {
    toast.show(copy.copying.refusedTitle, { type: 'error', description: refused });
    return false;
  }
}

import { useEffect, useState } from 'react';
import { useToast } from 'shared-types';
import { ActionButton } from './action-button.tsx';
import type { ActionLook } from './action-styles.tsx';
import { copy } from './copy.tsx';
import { Check, Copy } from './icons.tsx';

/** Milliseconds that the button says what it has done. */
const feedback = 2_000;

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What the button says. */
  label: string;
  /** The toast's second line when it worked. Default: that the link was copied. */
  done?: string;
  /** The same when the clipboard refuses. Default: that the link could not be copied. */
  refused?: string;
  /** Default: `secondary`. */
  look?: ActionLook;
}

/** Copies a text, says so in a toast, and for 2 s on the button itself. */
export function CopyButton({
  text,
  label,
  done = copy.copying.done,
  refused = copy.copying.refused,
  look = 'secondary',
}: CopyButtonProps) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [copied]);

  const press = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.show(copy.copying.doneTitle, { type: 'success', description: done });
    } catch {
      toast.show(copy.copying.refusedTitle, { type: 'error', description: refused });
    }
  };

  return (
    <ActionButton look={look} onClick={() => void press()}>
      {copied ? copy.copying.copied : label}
      {copied ? <Check size={18} /> : <Copy size={18} />}
    </ActionButton>
  );
}

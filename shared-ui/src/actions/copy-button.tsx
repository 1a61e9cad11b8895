import { ActionButton } from './action-button.tsx';
import type { ActionLook } from './action-look.ts';
import { copy } from '../basics/copy.ts';
import { Check, Copy } from '../art/icons.tsx';
import { useCopy, type CopyWords } from '../basics/use-copy.ts';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';
import styles from './copy-button.module.css';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends CopyWords {
  /** What is copied. */
  text: string;
  /** What the button says. */
  label: string;
  /** Whose text that is, for screen readers, where others have the same label. */
  about?: string;
  /** Default: `secondary`. */
  look?: ActionLook;
}

/** Copies a text, says so in a toast, and for 2 s on the button itself. */
export function CopyButton({ text, label, about, look = 'secondary', ...words }: CopyButtonProps) {
  const { isCopied, copyText } = useCopy(words);
  return (
    <ActionButton className={styles.button} look={look} onClick={() => void copyText(text)}>
      <span className={styles.labels}>
        <span hidden={isCopied}>{label}</span>
        <span hidden={!isCopied}>{copy.copying.copied}</span>
      </span>
      {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
      {isCopied ? <Check size={18} /> : <Copy size={18} />}
    </ActionButton>
  );
}

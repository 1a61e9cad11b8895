import { styled } from '@mui/material/styles';
import { ActionButton } from './action-button.tsx';
import type { ActionLook } from './action-styles.tsx';
import { copy } from './copy.tsx';
import { Check, Copy } from './icons.tsx';
import { useCopy, type CopyWords } from './use-copy.tsx';

// Both labels share a place, so that the button keeps its width.
const Labels = styled('span')({
  display: 'grid',
  '& > span': { gridArea: '1 / 1' },
  '& > span[data-hidden]': { visibility: 'hidden' },
});

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends CopyWords {
  /** What is copied. */
  text: string;
  /** What the button says. */
  label: string;
  /** Default: `secondary`. */
  look?: ActionLook;
}

/** Copies a text, says so in a toast, and for 2 s on the button itself. */
export function CopyButton({ text, label, look = 'secondary', ...words }: CopyButtonProps) {
  const { isCopied, copyText } = useCopy(words);
  return (
    <ActionButton look={look} onClick={() => void copyText(text)}>
      <Labels>
        <span data-hidden={isCopied ? '' : undefined}>{label}</span>
        <span data-hidden={isCopied ? undefined : ''}>{copy.copying.copied}</span>
      </Labels>
      {isCopied ? <Check size={18} /> : <Copy size={18} />}
    </ActionButton>
  );
}

import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { keyframes, styled } from '@mui/material/styles';
import { copy } from './copy.tsx';
import { Cross } from './icons.tsx';
import { focusRing, space, tileCorners, token } from './tokens.tsx';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });
const dim = keyframes({ from: { opacity: 0 } });

const Frame = styled('dialog')({
  width: 'min(100vw - 2rem, 36rem)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: 0,
  border: 0,
  borderRadius: tileCorners,
  backgroundColor: token.raised,
  color: token.ink,
  boxShadow: token.shadowLift,
  overflow: 'hidden',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', animation: `${rise} 180ms ${token.ease}` },
  '&::backdrop': { backgroundColor: 'rgb(9 13 34 / 62%)', animation: `${dim} 180ms ${token.ease}` },
  // A booking calendar is at most 580 px wide and at least 660 px high, where the window has so much room.
  '&[data-size="booking"]': {
    width: 'min(100vw - 2rem, 580px)',
    minHeight: 'min(660px, 100dvh - 2rem)',
  },
  // On a phone it is a sheet that comes from below.
  '@media (max-width: 36rem)': {
    width: '100%',
    maxWidth: '100%',
    marginBlockEnd: 0,
    maxHeight: 'calc(100dvh - 1.5rem)',
    borderRadius: `${token.corner} ${token.radius} 0 0`,
    '&[data-size="booking"]': { width: '100%', minHeight: 'min(660px, 100dvh - 1.5rem)' },
  },
  '@media print': { display: 'none' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  padding: `${space(1.5)} ${space(1.5)} ${space(1.5)} clamp(${space(2.5)}, 4vw, ${space(3.5)})`,
  borderBlockEnd: `1px solid ${token.line}`,
  '& h2': { fontSize: token.sizeHeading, lineHeight: 1.15 },
});

const Close = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: space(6),
  height: space(6),
  padding: 0,
  border: 0,
  borderRadius: token.radius,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: token.tinted },
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
});

const Body = styled('div')({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `clamp(${space(2.5)}, 4vw, ${space(3.5)})`,
  'dialog[data-size="booking"] &': { display: 'grid', padding: 0 },
});

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  /** The visitor wants it closed: Escape, the close button, or a press beside it. */
  onClose: () => void;
  /** Its heading, and its name to assistive technology. */
  title: string;
  /** `booking` is as high as a calendar needs, without a margin around its content. Default: `text`. */
  size?: 'text' | 'booking';
  /** In the document only while it is open. */
  children: ReactNode;
}

/**
 * A question or form above the page, which waits behind it. The browser's own modal dialog: it keeps the focus inside,
 * gives it back to where it came from, and needs no script of ours for either.
 */
export function Dialog({ open, onClose, title, size = 'text', children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = frame.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  const cancel = (event: SyntheticEvent): void => {
    // The owner decides: the dialog closes when `open` does.
    event.preventDefault();
    onClose();
  };
  const pressed = ({ target }: MouseEvent): void => {
    if (target === frame.current) onClose();
  };

  return (
    // A press on the backdrop reaches the dialog itself; the keyboard has Escape.
    <Frame ref={frame} aria-labelledby={id} data-size={size} onCancel={cancel} onMouseDown={pressed}>
      {open ? (
        <>
          <Head>
            <h2 id={id}>{title}</h2>
            <Close type="button" aria-label={copy.close} onClick={onClose}>
              <Cross />
            </Close>
          </Head>
          <Body>{children}</Body>
        </>
      ) : null}
    </Frame>
  );
}

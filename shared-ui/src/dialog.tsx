import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { keyframes, styled } from '@mui/material/styles';
import { copy } from './copy.tsx';
import { Cross } from './icons.tsx';
import { backdrop, focusRing, space, tileCorners, token } from './tokens.tsx';

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
  '&::backdrop': {
    backgroundColor: `color-mix(in srgb, ${backdrop} 62%, transparent)`,
    animation: `${dim} 180ms ${token.ease}`,
  },
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
  display: 'grid',
  gap: space(2.5),
  alignContent: 'start',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `clamp(${space(2.5)}, 4vw, ${space(3.5)})`,
  'dialog[data-size="booking"] &': { alignContent: 'stretch', padding: 0 },
  'dialog[data-size="booking"] & > *': { borderRadius: 0, boxShadow: 'none' },
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
 * gives it back to where it came from, and needs no script of ours for either. While closed it is not in the document.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, size = 'text', children }: Omit<DialogProps, 'open'>) {
  const frame = useRef<HTMLDialogElement>(null);
  const pressBegan = useRef<EventTarget>(null);
  const id = useId();

  // A layout effect ends while the element is still in the document: only then does close() give the focus back.
  useLayoutEffect(() => {
    const dialog = frame.current;
    const page = document.documentElement;
    // For the global styles: a scrollbar that takes room leaves that room while the page waits.
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const cancel = (event: SyntheticEvent): void => {
    // A file field inside cancels too.
    if (event.target !== event.currentTarget) return;
    // The owner decides: the dialog closes when `open` does.
    event.preventDefault();
    onClose();
  };
  // The backdrop belongs to the dialog. A press that began on the text (a selection) is not meant for it.
  const press = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget && pressBegan.current === currentTarget) onClose();
  };

  return (
    <Frame
      ref={frame}
      aria-labelledby={id}
      data-size={size}
      onCancel={cancel}
      // Some browsers close it whatever the owner decides, at the second Escape.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onPointerDown={({ target }) => (pressBegan.current = target)}
      onClick={press}
    >
      <Head>
        <h2 id={id}>{title}</h2>
        <Close type="button" aria-label={copy.close} onClick={onClose}>
          <Cross />
        </Close>
      </Head>
      <Body>{children}</Body>
    </Frame>
  );
}

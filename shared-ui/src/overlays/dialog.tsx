import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { copy } from '../basics/copy.ts';
import { Cross } from '../art/icons.tsx';
import styles from './dialog.module.css';

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
    const { activeElement: from } = document;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // Tabs may have become Material UI's meanwhile: the same control is another element.
      if (from?.id && !from.isConnected) document.getElementById(from.id)?.focus();
    };
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A press beside it; the keyboard has Escape.
    <dialog
      className={styles.frame}
      ref={frame}
      aria-labelledby={id}
      data-size={size}
      onCancel={cancel}
      // Some browsers close it whatever the owner decides, at the second Escape.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onPointerDown={({ target }) => (pressBegan.current = target)}
      onClick={press}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button className={styles.close} type="button" aria-label={copy.close} onClick={onClose}>
          <Cross />
        </button>
      </div>
      {/* A long text scrolls: by keyboard, too. */}
      <div className={styles.body} {...(size === 'text' && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}>
        {children}
      </div>
    </dialog>
  );
}

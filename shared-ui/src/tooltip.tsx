import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Puts the bubble on the sides of its child from which it stays inside of the window. */
const place = (side: 'below' | 'above') => (bubble: HTMLElement | null) => {
  const child = bubble?.parentElement?.getBoundingClientRect();
  if (!bubble || !child) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const height = bubble.offsetHeight;
  const fits = { below: child.bottom + height < clientHeight, above: child.top > height };
  bubble.dataset.from = child.left + child.width / 2 < clientWidth / 2 ? 'left' : 'right';
  const other = side === 'below' ? 'above' : 'below';
  bubble.dataset.side = !fits[side] && fits[other] ? other : side;
};

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  text: string;
  /** Milliseconds from pointing or focusing to its appearance. Default: 700. */
  delay?: number;
  /** Shows it whatever the pointer does. */
  shown?: boolean;
  /** Where it stands if there is room. Default: `below`. */
  side?: 'below' | 'above';
  /** The control it explains, given what ties the two together. */
  children: (props: { 'aria-describedby': string | undefined }) => ReactNode;
}

/**
 * A word or two about a control, after a pause on it with pointer or keyboard. Closes on leave, blur, click, scroll and
 * Escape; the pointer may move onto it.
 */
export function Tooltip({ text, delay = 700, shown = false, side = 'below', children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const visible = open || shown;

  const wait = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    window.addEventListener('scroll', close, { passive: true, capture: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('scroll', close, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The control inside is what is pressed; these only watch over it.
    <span
      className={styles.anchor}
      onPointerEnter={({ pointerType }) => {
        // A finger that rests is no pointer that hovers, and nothing would take the bubble away again.
        if (pointerType !== 'touch') wait();
      }}
      onPointerLeave={close}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) wait();
      }}
      onBlur={close}
      onClick={close}
    >
      {children({ 'aria-describedby': visible ? id : undefined })}
      {visible ? (
        <span className={styles.bubble} ref={place(side)} role="tooltip" id={id}>
          <span>{text}</span>
        </span>
      ) : null}
    </span>
  );
}

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { space, token } from './tokens.tsx';

const Anchor = styled('span')({ position: 'relative', display: 'inline-grid' });

const Bubble = styled('span')({
  position: 'absolute',
  zIndex: 40,
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  width: 'max-content',
  maxWidth: 'min(16rem, 100vw - 2.5rem)',
  // The gap belongs to the bubble, so that a pointer can cross it.
  paddingBlockStart: space(1),
  '&[data-side="above"]': { insetBlock: 'auto 100%', paddingBlock: `0 ${space(1)}` },
  '& > span': {
    display: 'block',
    padding: `${space(1)} ${space(1.5)}`,
    borderRadius: token.radius,
    backgroundColor: token.ink,
    color: token.paper,
    fontSize: token.sizeSmall,
    lineHeight: 1.35,
  },
  '@media print': { display: 'none' },
});

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  text: string;
  /** Milliseconds from pointing or focusing to its appearance. Default: 700. */
  delay?: number;
  /** Shows it whatever the pointer does. */
  shown?: boolean;
  /** Where it stands; its end is aligned with its child's. Default: `below`. */
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
    // The control inside is what is pressed; these only watch over it.
    <Anchor
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
        <Bubble role="tooltip" id={id} data-side={side}>
          <span>{text}</span>
        </Bubble>
      ) : null}
    </Anchor>
  );
}

import { useEffect, useId, useReducer, useRef, type ReactNode } from 'react';
import { loadTooltip } from './late-material-tooltip.ts';
import { useModuleOnIntent } from '../basics/use-module-on-intent.ts';
import styles from './tooltip.module.css';

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
  children: (props: { 'aria-describedby': string }) => ReactNode;
}

/**
 * A word or two about a control, after a pause on it with pointer or keyboard. Closes on leave, blur, click, scroll and
 * Escape; the pointer may move onto it. It is Material UI's, which comes while the visitor pauses; the description is in the
 * HTML, and the control stays the element it is.
 */
export function Tooltip({ text, delay = 700, shown = false, side = 'below', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  /** When the pointer or the focus came, by the page's clock, unless it has gone or the tooltip was dismissed. */
  const since = useRef<number>(undefined);
  // Material UI's knows leaving, blur and Escape once it is open. A new one is closed, and waits for nothing.
  const [dismissals, dismiss] = useReducer((count: number) => count + 1, 0);
  const material = useModuleOnIntent(anchor, loadTooltip, shown);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = (): void => void (since.current = undefined);
    const onEnd = (event: Event): void => {
      if (since.current === undefined || (event instanceof KeyboardEvent && event.key !== 'Escape')) return;
      leave();
      dismiss();
    };
    const element = anchor.current;
    element?.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType !== 'touch') since.current = performance.now();
      },
      { signal },
    );
    element?.addEventListener(
      'focusin',
      ({ target }) => {
        if ((target as Element).matches(':focus-visible')) since.current = performance.now();
      },
      { signal },
    );
    for (const type of ['pointerleave', 'focusout']) element?.addEventListener(type, leave, { signal });
    element?.addEventListener('click', onEnd, { signal });
    window.addEventListener('scroll', onEnd, { passive: true, capture: true, signal });
    document.addEventListener('keydown', onEnd, { signal });
    return () => listening.abort();
  }, []);
  return (
    <span className={styles.anchor} ref={anchor}>
      {children({ 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {material && (
        <material.MaterialTooltip
          key={dismissals}
          text={text}
          delay={delay}
          shown={shown}
          side={side}
          anchor={anchor}
          since={since}
        />
      )}
    </span>
  );
}

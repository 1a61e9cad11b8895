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
  /** Its side of the control, if there is room. Default: `below`. */
  side?: 'below' | 'above';
  /** The control, rendered with the attribute that refers to the text. */
  children: (props: { 'aria-describedby': string }) => ReactNode;
}

/**
 * A short text about a control. It opens after a pause on the control with pointer or keyboard, and closes on leave, blur, click,
 * scroll and Escape. The pointer may move onto it. It is Material UI's, loaded during that pause. The text is in the HTML as the
 * control's description, and the control's element is never replaced.
 */
export function Tooltip({ text, delay = 700, shown = false, side = 'below', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  /** When the pointer or the focus arrived (`performance.now()`). Undefined once it has left or the tooltip was dismissed. */
  const since = useRef<number>(undefined);
  // Material UI closes an open tooltip on leave, blur and Escape. For the rest a new key renders a closed one.
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

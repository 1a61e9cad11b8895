import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { loadTooltip } from './late-material-tooltip.ts';
import type { TooltipSigns } from './material-tooltip.tsx';
import { useMaterial } from '../material/use-material.ts';
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
  children: (props: { 'aria-describedby': string | undefined }) => ReactNode;
}

/**
 * A word or two about a control, after a pause on it with pointer or keyboard. Closes on leave, blur, click, scroll and
 * Escape; the pointer may move onto it. The tooltip is Material UI's, which comes while the visitor pauses; the control
 * stays what it is.
 */
export function Tooltip({ text, delay = 700, shown = false, side = 'below', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const signs = useRef<TooltipSigns>(null);
  const [since, setSince] = useState<number>();
  const [visible, setVisible] = useState(false);
  const material = useMaterial(anchor, loadTooltip, shown);
  const isWaiting = since !== undefined && !material;

  // What ends the wait wherever it happens, until Material UI's tooltip watches.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const end = (): void => setSince(undefined);
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') end();
    };
    window.addEventListener('scroll', end, { passive: true, capture: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('scroll', end, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isWaiting]);

  const begin = (): void => {
    if (!material) setSince(performance.now());
  };
  const end = (): void => setSince(undefined);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The control inside is what is pressed; these only watch over it. */}
      <span
        className={styles.anchor}
        ref={anchor}
        onPointerEnter={(event) => {
          // A finger that rests is no pointer that hovers, and nothing would take the bubble away again.
          if (event.pointerType === 'touch') return;
          begin();
          signs.current?.enter(event);
        }}
        onPointerLeave={(event) => {
          end();
          signs.current?.leave(event);
        }}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) begin();
          signs.current?.focus(event);
        }}
        onBlur={(event) => {
          end();
          signs.current?.blur(event);
        }}
        onClick={end}
      >
        {children({ 'aria-describedby': visible ? id : undefined })}
      </span>
      {material && (
        <material.MaterialTooltip
          id={id}
          text={text}
          delay={delay}
          side={side}
          shown={shown}
          anchor={anchor}
          signs={signs}
          since={since}
          onOpenChange={setVisible}
        />
      )}
    </>
  );
}

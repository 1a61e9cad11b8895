import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ComponentProps, ReactElement, ReactNode, RefObject, SyntheticEvent } from 'react';
import MuiTooltip from '@mui/material/Tooltip';
import { MaterialRoot } from '../theme/material-root.tsx';
import styles from './tooltip.module.css';

/** The pointer may be on neither control nor bubble for so many milliseconds: a slow hand's way from one to the other. */
const leaveDelayMs = 1_000;

interface MaterialTooltipProps {
  text: string;
  delay: number;
  shown: boolean;
  side: 'below' | 'above';
  /** Around the control. The bubble stands in it, too, so that a pointer on the bubble has not left. */
  anchor: RefObject<HTMLElement | null>;
  /** When the pointer or the focus came, by the page's clock, if it is still there. */
  since: RefObject<number | undefined>;
}

/** Material UI's tooltip for a control that was there before. */
export function MaterialTooltip({ text, delay, shown, side, anchor, since }: MaterialTooltipProps) {
  const [open, setOpen] = useState(false);
  // The visitor's wait began when they came, not when this did.
  const [wait, setWait] = useState(() =>
    since.current === undefined ? delay : Math.max(1, since.current + delay - performance.now()),
  );
  return (
    <MaterialRoot>
      <MuiTooltip
        title={text}
        describeChild
        open={open || shown}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        enterDelay={wait}
        enterNextDelay={wait}
        leaveDelay={leaveDelayMs}
        placement={side === 'below' ? 'bottom-end' : 'top-end'}
        disableTouchListener
        slots={{ transition: AtOnce }}
        slotProps={{
          popper: { className: styles.bubble, anchorEl: () => anchor.current ?? document.body, disablePortal: true },
          tooltip: { className: styles.text },
        }}
      >
        <StandIn anchor={anchor} since={since} onBegin={() => setWait(delay)} />
      </MuiTooltip>
    </MaterialRoot>
  );
}

interface StandInProps extends ComponentProps<'span'>, Pick<MaterialTooltipProps, 'anchor' | 'since'> {
  onBegin: () => void;
}

/**
 * Material UI renders the control that it explains, and the one that was there would be replaced. So it renders this, which
 * passes on to it what happens at the control.
 */
function StandIn({ anchor, since, onBegin, ...given }: StandInProps) {
  const passOn = useEffectEvent((event: Event) => {
    // A finger that rests is no pointer that hovers, and nothing would take the bubble away again.
    if ((event as PointerEvent).pointerType === 'touch') return;
    const { onMouseOver, onMouseLeave, onFocus, onBlur } = given;
    const handlers = { pointerenter: onMouseOver, pointerleave: onMouseLeave, focusin: onFocus, focusout: onBlur };
    const handler = handlers[event.type as keyof typeof handlers] as ((event: SyntheticEvent) => void) | undefined;
    // Material UI asks of an event its type and its target alone.
    handler?.(event as unknown as SyntheticEvent);
  });
  const begin = useEffectEvent(() => {
    if (since.current === undefined) return;
    passOn(new Event('pointerenter'));
    onBegin();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    begin();
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      anchor.current?.addEventListener(type, (event) => passOn(event), { signal });
    return () => listening.abort();
  }, [anchor]);
  return <span hidden {...given} />;
}

interface AtOnceProps {
  in?: boolean;
  onEnter?: () => void;
  onExited?: () => void;
  children?: ReactNode;
}

/** In place of a transition: our style sheet has the appearance, and what is closed is gone. */
function AtOnce({ in: isIn = false, onEnter, onExited, children }: AtOnceProps): ReactElement {
  const change = useEffectEvent(() => (isIn ? onEnter?.() : onExited?.()));
  useLayoutEffect(() => change(), [isIn]);
  return <>{isIn ? children : null}</>;
}

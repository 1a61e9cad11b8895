import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ComponentProps, ReactElement, ReactNode, RefObject, SyntheticEvent } from 'react';
import MuiTooltip from '@mui/material/Tooltip';
import { MaterialRoot } from '../theme/material-root.tsx';
import styles from './material-tooltip.module.css';

/** The bubble stays open for this long after the pointer has left, so that a slow hand reaches it. */
const leaveDelayMs = 1_000;

interface MaterialTooltipProps {
  text: string;
  delay: number;
  shown: boolean;
  side: 'below' | 'above';
  /** The element around control and bubble. A pointer that moves onto the bubble has not left it. */
  anchor: RefObject<HTMLElement | null>;
  /** When the pointer or the focus arrived (`performance.now()`), if it is still there. */
  since: RefObject<number | undefined>;
}

/** Material UI's tooltip for a control that is in the document already. */
export function MaterialTooltip({ text, delay, shown, side, anchor, since }: MaterialTooltipProps) {
  const [open, setOpen] = useState(false);
  // The delay counts from the visitor's arrival, not from this component's.
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
        <ControlProxy anchor={anchor} since={since} onBegin={() => setWait(delay)} />
      </MuiTooltip>
    </MaterialRoot>
  );
}

interface ControlProxyProps extends ComponentProps<'span'>, Pick<MaterialTooltipProps, 'anchor' | 'since'> {
  onBegin: () => void;
}

/**
 * Material UI's tooltip renders its own anchor, which would replace the control. This hidden element is its anchor instead, and
 * receives the events of the control.
 */
function ControlProxy({ anchor, since, onBegin, ...given }: ControlProxyProps) {
  const passOn = useEffectEvent((event: Event) => {
    // A resting finger does not hover: nothing would close the bubble again.
    if ((event as PointerEvent).pointerType === 'touch') return;
    const { onMouseOver, onMouseLeave, onFocus, onBlur } = given;
    const handlers = { pointerenter: onMouseOver, pointerleave: onMouseLeave, focusin: onFocus, focusout: onBlur };
    const handler = handlers[event.type as keyof typeof handlers] as ((event: SyntheticEvent) => void) | undefined;
    // Material UI reads only the type and the target of an event.
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

/** Instead of a transition: a closed tooltip is removed at once, and our style sheet animates an open one. */
function AtOnce({ in: isIn = false, onEnter, onExited, children }: AtOnceProps): ReactElement {
  const change = useEffectEvent(() => (isIn ? onEnter?.() : onExited?.()));
  useLayoutEffect(() => change(), [isIn]);
  return <>{isIn ? children : null}</>;
}

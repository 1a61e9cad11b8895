import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode, Ref, RefObject, SyntheticEvent } from 'react';
import MuiTooltip from '@mui/material/Tooltip';
import { MaterialRoot } from '../material/material-root.tsx';
import { followToBubble } from './way-to-bubble.ts';
import styles from './tooltip.module.css';

/** A pointer on its way to the bubble may stray for so many milliseconds: in a curve. */
const detour = 300;

/** What happens at the explained control, as Material UI's tooltip wants to be told. */
export interface TooltipSigns {
  enter: (event: SyntheticEvent) => void;
  leave: (event: SyntheticEvent) => void;
  focus: (event: SyntheticEvent) => void;
  blur: (event: SyntheticEvent) => void;
}

interface MaterialTooltipProps {
  id: string;
  text: string;
  delay: number;
  side: 'below' | 'above';
  shown: boolean;
  anchor: RefObject<HTMLElement | null>;
  signs: Ref<TooltipSigns>;
  /** When (by the page's clock) the pointer came to the control, or the focus, if it is still there. */
  since: number | undefined;
  onOpenChange: (open: boolean) => void;
}

/**
 * Material UI's tooltip beside a control that was there before. It would clone the control and put its listeners into the
 * clone, and the control would be another element from then on; so it gets a stand-in, and is told what happens at the
 * control.
 */
export function MaterialTooltip(props: MaterialTooltipProps) {
  const { id, text, delay, side, shown, anchor, signs, since, onOpenChange } = props;
  const [open, setOpen] = useState(false);
  // The visitor's wait began when they came, not when this did.
  const [rest] = useState(() => (since === undefined ? delay : Math.max(1, since + delay - performance.now())));
  const wait = since === undefined ? delay : rest;
  const visible = open || shown;
  useLayoutEffect(() => onOpenChange(visible), [visible, onOpenChange]);
  return (
    <MaterialRoot>
      <MuiTooltip
        id={id}
        title={text}
        describeChild
        open={visible}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        enterDelay={wait}
        enterNextDelay={wait}
        leaveDelay={detour}
        placement={side === 'below' ? 'bottom-end' : 'top-end'}
        disableTouchListener
        slots={{ transition: AtOnce }}
        slotProps={{
          popper: { className: styles.bubble, anchorEl: () => anchor.current ?? document.body, disablePortal: true },
          tooltip: { className: styles.text },
        }}
      >
        <StandIn
          bubble={id}
          signs={signs}
          anchor={anchor}
          isAwaited={since !== undefined}
          onDismiss={() => setOpen(false)}
        />
      </MuiTooltip>
    </MaterialRoot>
  );
}

interface StandInProps extends Pick<MaterialTooltipProps, 'anchor' | 'signs'> {
  /** Id of what is shown, while it is. */
  bubble: string;
  /** The visitor is at the control already. */
  isAwaited: boolean;
  onDismiss: () => void;
  // What Material UI gives the control.
  ref?: Ref<HTMLElement>;
  onMouseOver?: (event: SyntheticEvent) => void;
  onMouseLeave?: (event: SyntheticEvent) => void;
  onFocus?: (event: SyntheticEvent) => void;
  onBlur?: (event: SyntheticEvent) => void;
  'data-mui-internal-clone-element'?: boolean;
}

/** Takes what Material UI gives the control, and passes on to it what happens there. */
function StandIn({ anchor, bubble: id, signs, isAwaited, onDismiss, ref, ...given }: StandInProps) {
  const endFollowing = useRef<() => void>(undefined);
  useImperativeHandle(signs, () => ({
    enter: (event) => {
      endFollowing.current?.();
      given.onMouseOver?.(event);
    },
    leave: (event) => {
      const bubble = document.getElementById(id);
      if (!anchor.current || !bubble) return given.onMouseLeave?.(event);
      endFollowing.current = followToBubble(anchor.current, bubble, () => given.onMouseLeave?.(event));
    },
    focus: (event) => given.onFocus?.(event),
    blur: (event) => given.onBlur?.(event),
  }));
  const begin = useEffectEvent(() => {
    if (isAwaited) given.onMouseOver?.(made('mouseover'));
  });
  const dismiss = useEffectEvent(() => {
    endFollowing.current?.();
    // It also ends the wait.
    given.onMouseLeave?.(made('mouseleave'));
    onDismiss();
  });
  useEffect(() => {
    const element = anchor.current;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss();
    };
    const onEnd = (): void => dismiss();
    begin();
    element?.addEventListener('click', onEnd);
    window.addEventListener('scroll', onEnd, { passive: true, capture: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      endFollowing.current?.();
      element?.removeEventListener('click', onEnd);
      window.removeEventListener('scroll', onEnd, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [anchor]);
  return <span hidden ref={ref} data-mui-internal-clone-element={given['data-mui-internal-clone-element']} />;
}

/** Material UI asks of an event no more than its type. */
const made = (type: string): SyntheticEvent => new Event(type) as unknown as SyntheticEvent;

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

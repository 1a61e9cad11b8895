import { Transition, type TransitionProps, type TransitionStatus } from 'notistack';
import { cloneElement, useRef, type ReactElement, type RefObject } from 'react';

/** The transition status of a card. */
export interface TransitionedProps {
  ref?: RefObject<HTMLDivElement>;
  status?: TransitionStatus;
}

/** The transition of a toast: the card's style sheet animates each status. */
export function ToastTransition({
  children,
  ...rest
}: TransitionProps & { children: ReactElement<TransitionedProps> }) {
  const ref = useRef<HTMLDivElement>(null) as RefObject<HTMLDivElement>;
  return (
    <Transition {...rest} nodeRef={ref}>
      {(status) => cloneElement(children, { ref, status })}
    </Transition>
  );
}

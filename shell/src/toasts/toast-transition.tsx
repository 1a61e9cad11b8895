import { Transition, type TransitionProps, type TransitionStatus } from 'notistack';
import { cloneElement, useRef, type ReactElement, type RefObject } from 'react';

/** What a card is told of its coming and going. */
export interface TransitionedProps {
  ref?: RefObject<HTMLDivElement>;
  status?: TransitionStatus;
}

/** How a toast comes and goes: the card's style sheet says it by the status. */
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

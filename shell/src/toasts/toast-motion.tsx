import { keyframes, styled } from '@mui/material/styles';
import { Transition, type TransitionProps } from 'notistack';
import { useRef, type ReactElement } from 'react';
import { token } from 'shared-ui';

const arrive = keyframes({ from: { opacity: 0, translate: '0 var(--toast-from)' } });
/** Milliseconds, as the theme's own pace; notistack then folds the gap. */
const pace = 160;

const Moved = styled('div')({
  width: '100%',
  '&[data-state="entering"]': { animation: `${arrive} ${token.fast} ${token.ease}` },
  '&[data-state="exiting"], &[data-state="exited"]': { opacity: 0 },
  '&[data-state="exiting"]': { transition: `opacity ${token.fast} ${token.ease}` },
});

/** How a toast comes and goes. */
export function ToastMotion({
  children,
  in: shown = false,
  onEntered,
  onExited,
}: TransitionProps & { children: ReactElement }) {
  const node = useRef<HTMLDivElement>(null);
  return (
    <Transition
      appear
      in={shown}
      timeout={pace}
      nodeRef={node as { current: HTMLDivElement }}
      {...(onEntered && { onEntered })}
      {...(onExited && { onExited })}
    >
      {(state) => (
        <Moved ref={node} data-state={state}>
          {children}
        </Moved>
      )}
    </Transition>
  );
}

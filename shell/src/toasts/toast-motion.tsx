import { Transition, type TransitionProps } from 'notistack';
import { useRef, type ReactElement } from 'react';
import styles from './toast-motion.module.css';

/** Milliseconds, as the theme's own pace; notistack then folds the gap. */
const pace = 160;

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
        <div className={styles.moved} ref={node} data-state={state}>
          {children}
        </div>
      )}
    </Transition>
  );
}

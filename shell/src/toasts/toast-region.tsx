import './notistack-styles.ts';
import { clsx } from 'clsx';
import { SnackbarProvider } from 'notistack';
import { useLayoutEffect, useRef } from 'react';
import type { ToastPosition } from '@mosaico/shared-types';
import { toastCopy } from './content.ts';
import { onClosed, onLeft, useShownToasts } from './shown-toasts.ts';
import { standAbove } from './stand-above.ts';
import { ToastCard } from './toast-card.tsx';
import { ToastTransition } from './toast-transition.tsx';
import { PassFocusProvider, PausedProvider, useAttention } from './use-attention.ts';
import { useClearance } from './use-clearance.ts';
import styles from './toast-region.module.css';

/** A collapsed stack shows its newest toasts, this many. Pointing at it, a tap or a key shows all. The style sheet has the number, too. */
const visibleCount = 3;

/** As long as the theme's transitions. notistack then closes the gap. */
const transitionMs = 160;

/** The class of each position, and its key in notistack's `classes`. */
const positions = {
  'top-left': { key: 'containerAnchorOriginTopLeft', className: styles.topLeft },
  'top-center': { key: 'containerAnchorOriginTopCenter', className: styles.topCenter },
  'top-right': { key: 'containerAnchorOriginTopRight', className: styles.topRight },
  'bottom-left': { key: 'containerAnchorOriginBottomLeft', className: styles.bottomLeft },
  'bottom-center': { key: 'containerAnchorOriginBottomCenter', className: styles.bottomCenter },
  'bottom-right': { key: 'containerAnchorOriginBottomRight', className: styles.bottomRight },
} as const satisfies Record<ToastPosition, unknown>;

const classes = {
  containerRoot: styles.stack ?? '',
  ...Object.fromEntries(Object.values(positions).map(({ key, className = '' }) => [key, className])),
};

/** All toasts of the page: a stack in each position, oldest above, newest below. */
export function ToastRegion() {
  const toasts = useShownToasts();
  const isOpen = toasts.length > 0;
  const { region, handlers, isPaused, isExpanded, toggle, passFocusOn } = useAttention(isOpen);
  useLayoutEffect(() => (isOpen && region.current ? standAbove(region.current) : undefined), [isOpen, region]);
  const space = useRef<HTMLDivElement>(null);
  useClearance(space, isOpen);
  const further = (position: string): number =>
    toasts.filter((toast) => toast.position === position).length - visibleCount;
  return (
    <section
      className={styles.region}
      ref={region}
      lang="en"
      aria-label={toastCopy.region}
      tabIndex={-1}
      // Without popovers the region is a section above the page, by its z-index.
      popover="manual"
      hidden={!isOpen}
      {...handlers}
    >
      <div className={styles.places} lang="es" data-expanded={isExpanded ? '' : undefined}>
        <div className={styles.space} ref={space} />
        {Object.entries(positions)
          .filter(([position]) => further(position) > 0)
          .map(([position, { className }]) => (
            <div key={position} className={clsx(styles.more, className)}>
              <button data-tone="ink" type="button" aria-expanded={isExpanded} onClick={toggle}>
                {isExpanded ? toastCopy.showLess : toastCopy.showMore(further(position))}
              </button>
            </div>
          ))}
        <PausedProvider value={isPaused}>
          <PassFocusProvider value={passFocusOn}>
            <SnackbarProvider
              maxSnack={Number.POSITIVE_INFINITY}
              autoHideDuration={null}
              Components={{ toast: ToastCard }}
              TransitionComponent={ToastTransition}
              transitionDuration={transitionMs}
              classes={classes}
              onClose={(_, __, key) => onClosed(key as string | undefined)}
              onExit={passFocusOn}
              onExited={(_, key) => onLeft(key as string)}
            />
          </PassFocusProvider>
        </PausedProvider>
      </div>
    </section>
  );
}

import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ToastPosition } from '@mosaico/shared-types';
import { toastCopy } from './content.ts';
import { Places } from './places.tsx';
import { standAbove } from './stand-above.ts';
import { ToastStoreProvider } from './toast-context.ts';
import { ToastStack } from './toast-stack.tsx';
import type { ShownToast, ToastStore } from './toast-store.ts';
import { useAttention } from './use-attention.ts';
import { useClearance } from './use-clearance.ts';
import styles from './toast-region.module.css';

const places = {
  top: ['top-left', 'top-center', 'top-right'],
  bottom: ['bottom-left', 'bottom-center', 'bottom-right'],
} as const satisfies Record<string, ToastPosition[]>;

/** All toasts of the page, each in its place; nothing while there is none. */
export function ToastRegion({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts);
  return toasts.length > 0 && <OpenRegion store={store} toasts={toasts} />;
}

function OpenRegion({ store, toasts }: { store: ToastStore; toasts: readonly ShownToast[] }) {
  const { region, handlers, expanded, toggle } = useAttention(store, toasts);
  useLayoutEffect(() => (region.current ? standAbove(region.current) : undefined), [region]);
  useClearance(region);
  return (
    <ToastStoreProvider value={store}>
      <section
        className={styles.region}
        ref={region}
        lang="en"
        aria-label={toastCopy.region}
        tabIndex={-1}
        // oxlint-disable-next-line baseline/interfaces -- without popovers it is a section above the page, by its z-index
        popover="manual"
        {...handlers}
      >
        {Object.entries(places).map(([edge, positions]) => (
          <Places key={edge} lang="es" data-edge={edge}>
            {positions
              .map((position) => ({ position, here: toasts.filter((toast) => toast.position === position) }))
              .filter(({ here }) => here.length > 0)
              .map(({ position, here }) => (
                <ToastStack key={position} position={position} toasts={here} expanded={expanded} onToggle={toggle} />
              ))}
          </Places>
        ))}
      </section>
    </ToastStoreProvider>
  );
}

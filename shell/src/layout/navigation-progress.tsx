import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '@mosaico/shared-ui';
import type { Navigation } from '../routing/navigation.ts';
import { layoutCopy } from './content.ts';
import styles from './navigation-progress.module.css';

/** Says that the next page is on its way; the present one stays meanwhile. */
export function NavigationProgress({ navigation }: { navigation: Navigation }) {
  const pending = useSyncExternalStore(navigation.subscribe, navigation.getPending, () => undefined);
  return (
    <>
      {pending && <div className={styles.bar} key={pending} />}
      <VisuallyHidden role="status">{pending ? layoutCopy.loading : ''}</VisuallyHidden>
    </>
  );
}

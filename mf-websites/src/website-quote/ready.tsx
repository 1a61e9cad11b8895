import { CheckList } from '@mosaico/shared-ui';
import { ready } from './content.ts';
import styles from './survey.module.css';

/** What to have at hand before the survey begins. */
export function Ready() {
  return (
    <div className={styles.ready}>
      <h2>{ready.heading}</h2>
      <CheckList items={ready.items} kind="plain" />
    </div>
  );
}

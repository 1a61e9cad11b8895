import { card } from './content.ts';
import styles from './spinner.module.css';

/** A poster is being captured. */
export function Spinner() {
  return (
    <div className={styles.tiles} role="progressbar" aria-label={card.capturing}>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

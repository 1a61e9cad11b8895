import { hint } from '../testimonials/content.ts';
import styles from './autoplay-hint.module.css';

/** Says that the carousel moves by itself, and how to stop it. */
export function AutoplayHint() {
  return (
    <>
      <p className={styles.line} data-for="pointer">
        {hint.pointer}
      </p>
      <p className={styles.line} data-for="touch">
        {hint.touch}
      </p>
    </>
  );
}

import { useCaptions } from './captions.ts';
import styles from './captions-button.module.css';
import { card } from './content.ts';

/** Shows and hides the captions; the browser's own way is deep in a menu, and called otherwise in each. */
export function CaptionsButton() {
  const [shown, show] = useCaptions();
  return (
    <button className={styles.button} type="button" aria-pressed={shown} onClick={() => show(!shown)}>
      <svg
        width={20}
        height={20}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M2.5 4h15v12h-15zM5.5 9.5h4m2 0h3m-9 3h2.5m2 0h4.5" />
      </svg>
      {card.captions}
    </button>
  );
}

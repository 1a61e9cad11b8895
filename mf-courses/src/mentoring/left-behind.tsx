import { leftBehind } from './content.ts';
import styles from './left-behind.module.css';

/** What a session leaves behind: its plan, with days, and what was written in the group afterwards. */
export function LeftBehind() {
  const { alt, plan, steps, chat } = leftBehind;
  return (
    <figure className={styles.left} role="img" aria-label={alt}>
      <div className={styles.plan}>
        <p>{plan}</p>
        <ol role="list">
          {steps.map(({ what, day, done }) => (
            <li key={what} data-done={done ? '' : undefined}>
              <svg viewBox="0 0 24 24">
                <path d="M2 2h20v20H2z" />
                {done ? <path d="M6 12l4 5L18 7" /> : null}
              </svg>
              <span>{what}</span> <b>{day}</b>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.chat}>
        {chat.map((said) => (
          <p key={said}>{said}</p>
        ))}
      </div>
    </figure>
  );
}

import { useContent } from '@mosaico/shared-types';
import { afterSending } from './content.ts';
import styles from './after-sending.module.css';

/** What happens after a request, each step with its figure. */
export default function AfterSending() {
  const { heading, items } = useContent(afterSending);
  return (
    <section className={styles.after} aria-label={heading}>
      <h2>{heading}</h2>
      <ol role="list">
        {items.map(({ figure, title, text }) => (
          <li key={title}>
            <span>{figure}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Section } from '@mosaico/shared-ui';
import { ahead } from './content.ts';
import styles from './ahead.module.css';

/** What comes after the evaluation, each with a drawing. */
export default function Ahead() {
  return (
    <Section heading={ahead.heading} lead={ahead.lead} tone="tinted">
      <ul className={styles.ahead} role="list">
        {ahead.items.map(({ id, title, text, drawn: [first, second, mark] }) => (
          <li key={id} data-id={id}>
            <div aria-hidden="true">
              <p>{first}</p>
              <p>{second}</p>
              <b>{mark}</b>
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

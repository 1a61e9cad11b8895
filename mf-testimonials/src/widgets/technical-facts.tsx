import { technical } from './content.ts';
import { CodePanel } from './copyable.tsx';
import styles from './technical-facts.module.css';

/** What the widget and the page around it say to each other. */
export function TechnicalFacts() {
  return (
    <div className={styles.facts}>
      <CodePanel code={technical.message} />
      <dl>
        {technical.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

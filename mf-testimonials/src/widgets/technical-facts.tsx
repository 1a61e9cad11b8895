import { useRef } from 'react';
import { Plus, useOpenOnPaper } from '@mosaico/shared-ui';
import { technical } from './content.ts';
import { CodePanel } from './copyable.tsx';
import styles from './technical-facts.module.css';

/** What the widget and the page around it say to each other: folded, for a shop owner needs none of it. */
export function TechnicalFacts() {
  const fold = useRef<HTMLDetailsElement>(null);
  useOpenOnPaper(fold);
  return (
    <details className={styles.fold} ref={fold}>
      <summary>
        <h2>{technical.fold}</h2>
        <Plus />
      </summary>
      <div className={styles.facts}>
        <div>
          <h3>{technical.heading}</h3>
          <p>{technical.lead}</p>
        </div>
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
    </details>
  );
}

import { Drawing } from '../site-sketch/drawing.tsx';
import { sheet, WireframeShapes } from '../site-sketch/wireframes.tsx';
import type { Part } from '../website-detail/website.ts';
import styles from './questions.module.css';

/** A page, and what its readers came to ask. */
export interface Question extends Part {
  question: string;
}

/** The pages of a site, each as the answer to a question. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <ol className={styles.list} role="list">
      {items.map(({ name, wireframe, words, question, text }, nth) => (
        <li key={name}>
          <h3>{question}</h3>
          <div className={styles.page}>
            <Drawing viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
              <WireframeShapes of={wireframe} words={words} nth={nth} />
            </Drawing>
          </div>
          <p>
            <strong>{name}</strong> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

import { copy } from '../basics/copy.ts';
import { Check } from '../art/icons.tsx';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';
import styles from './steps.module.css';

/** A step of a process. With `state` the list tells how far something has come. */
export interface Step {
  title: string;
  text?: string;
  state?: 'done' | 'current' | 'next';
}

/** Numbered steps in their order. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={styles.list} role="list" data-count={items.length}>
      {items.map(({ title, text, state }, index) => (
        <li key={title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {state === 'done' ? <Check /> : index + 1}
          </span>
          <h3>
            {title}
            {state === undefined ? null : <VisuallyHidden> ({copy.step[state]})</VisuallyHidden>}
          </h3>
          {text === undefined ? null : <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import styles from './drawn-cards.module.css';

/** A card of {@link DrawnCards}. */
export interface DrawnCard {
  title: string;
  text: string;
  /** It fills its place by itself: as wide as the card, 208 px high, 256 px on a wide window. Hidden from screen readers. */
  drawing: ReactNode;
}

/** Three cards side by side, each with a drawing above its words; on a tablet the drawing stands beside them. */
export function DrawnCards({ items }: { items: readonly DrawnCard[] }) {
  return (
    <ul className={styles.cards} role="list">
      {items.map(({ title, text, drawing }) => (
        <li key={title}>
          <div aria-hidden="true">{drawing}</div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

import { FunctionDrawing } from './function-drawing.tsx';
import type { FunctionDrawingName } from './function-drawing.tsx';
import styles from './functions.module.css';

/** Something the assistant does. */
export interface SellerFunction {
  /** A verb. */
  name: string;
  text: string;
  drawing: FunctionDrawingName;
  /** What is written on the drawing. */
  words?: readonly string[];
}

/** What the assistant does in a day, a tile each. */
export function Functions({ items }: { items: readonly SellerFunction[] }) {
  return (
    <ul className={styles.wall} role="list">
      {items.map(({ name, text, drawing, words }) => (
        <li key={name}>
          <FunctionDrawing name={drawing} words={words} />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

import { FunctionDrawing } from './function-drawing.tsx';
import type { FunctionDrawingCopy } from './function-drawing.tsx';
import styles from './functions.module.css';

/** Something the assistant does. */
export interface SellerFunction {
  /** A verb. */
  name: string;
  text: string;
  drawing: FunctionDrawingCopy;
}

/** What the assistant does in a day, a tile each. */
export function Functions({ items }: { items: readonly SellerFunction[] }) {
  return (
    <ul className={styles.wall} role="list">
      {items.map(({ name, text, drawing }) => (
        <li key={name}>
          <FunctionDrawing of={drawing} />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

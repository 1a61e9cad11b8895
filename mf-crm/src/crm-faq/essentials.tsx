import { useContent } from '@mosaico/shared-types';
import { Face } from '../people/face.tsx';
import { essentials } from './content.ts';
import styles from './essentials.module.css';

/** The three answers that most visitors come for, as a talk: each is asked, and its figure is the answer. */
export default function Essentials() {
  const { label, items } = useContent(essentials);
  return (
    <ul className={styles.talk} role="list" aria-label={label} data-assemble="">
      {items.map(({ asked, who, value, text }) => (
        <li key={value} data-tile="">
          <p>
            <Face of={who} />
            <span>{asked}</span>
          </p>
          <div>
            <strong>{value}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

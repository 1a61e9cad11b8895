import { Screen, useScreens } from '../website-detail/screen.tsx';
import styles from './questions.module.css';

/** A page, and what its readers came to ask. */
export interface Question {
  name: string;
  question: string;
  text: string;
}

/** The pages of a site, each as the answer to a question; a client's, where the site has one. */
export function Questions({ items }: { items: readonly Question[] }) {
  const screens = useScreens('corporate-sites');
  return (
    <ol className={styles.list} role="list">
      {items.map(({ name, question, text }, nth) => (
        <li key={name}>
          <h3>{question}</h3>
          <Screen of={screens[nth]} />
          <p>
            <strong>{name}</strong> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

import { useJsonLd, type JsonLdNode } from '@mosaico/shared-types';
import styles from './answers.module.css';

/** What has to be known before deciding, and the answer. A title that asks (`¿Cómo se paga?`) is a question for search engines, too. */
export interface Answer {
  title: string;
  text: string;
}

/** The answers whose titles ask, in schema.org's terms. */
const described = ({ title, text }: Answer): JsonLdNode[] =>
  title.startsWith('¿') ? [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } }] : [];

/** Answers that are read at a glance: nothing has to be opened. For a `static` section, so that no page loads their code. */
export function Answers({ items }: { items: readonly Answer[] }) {
  useJsonLd(() => items.flatMap(described));
  return (
    <dl className={styles.list}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

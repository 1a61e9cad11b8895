import { Section } from '@mosaico/shared-ui';
import { ready } from './content.ts';
import styles from './ready.module.css';

/** What a project is begun with: things that the buyer has, to be laid ready. */
export default function Ready() {
  return (
    <Section heading={ready.heading} lead={ready.lead}>
      <ul className={styles.ready} role="list">
        {ready.items.map(({ title, text, drawn }) => (
          <li key={title}>
            <svg viewBox="0 0 96 72" aria-hidden="true">
              {drawn.map((path) => (
                <path key={path} d={path} />
              ))}
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

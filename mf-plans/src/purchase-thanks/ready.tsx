import { Section } from '@mosaico/shared-ui';
import { ready } from './content.ts';
import styles from './ready.module.css';

/** What a project is begun with: things that the buyer has, to be laid ready. Drawn are a client's. */
export default function Ready() {
  return (
    <Section heading={ready.heading} lead={ready.lead} tone="tinted">
      <ul className={styles.ready} role="list">
        {ready.items.map(({ id, title, text, shown }) => (
          <li key={title}>
            <div className={styles.thing} data-id={id} aria-hidden="true">
              {id === 'pictures' ? <Pictures /> : null}
              {shown.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
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

function Pictures() {
  return (
    <svg viewBox="0 0 240 150">
      <path d="M0 10h132v140H0z" />
      <path d="M140 0h100v72H140zM140 80h100v50a20 20 0 0 1-20 20h-80z" />
      <path d="M0 118h132v32H0zM140 52h100v20H140z" />
      <path d="M50 28h32q-4 16 9 29a40 40 0 1 1-50 0q13-13 9-29zM164 30h40v14a20 18 0 0 1-40 0zM204 33h6a7 7 0 0 1 0 16h-7" />
      <path d="M182 104v28l24-14z" />
    </svg>
  );
}

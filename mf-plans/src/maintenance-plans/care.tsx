import { Section } from '@mosaico/shared-ui';
import { copyBelow } from './content.ts';
import { Requests, type Request } from './requests.tsx';
import styles from './care.module.css';

/** What goes on all month without a word, and what happens when the client writes. */
export function Care({ requests }: { requests: readonly Request[] }) {
  const { heading, lead, always, asked } = copyBelow.care;
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <div className={styles.halves}>
        <div>
          <h3>{always.title}</h3>
          {always.groups.map(({ from, lanes }) => (
            <div className={styles.group} key={from}>
              <p>{from}</p>
              <ul role="list">
                {lanes.map(({ layer, text }) => (
                  <li key={text} data-layer={layer}>
                    {text}
                    <div className={styles.frieze} aria-hidden="true" />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div>
          <h3>{asked.title}</h3>
          <Requests note={asked.note} requests={requests} />
        </div>
      </div>
    </Section>
  );
}

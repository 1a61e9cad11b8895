import { useContent } from '@mosaico/shared-types';
import { contentBelow, topics } from './content.ts';
import { Fit } from './fit.tsx';
import { Session } from './session.tsx';
import { Sessions } from './sessions.tsx';
import { Terms } from './terms.tsx';
import styles from './below.module.css';

/** What it brings, how it goes and what it is for, for whom it is, and what if it is called off. */
export default function Below() {
  const { included, session, fit, extra, terms } = useContent(contentBelow);
  return (
    <>
      <Sessions included={included} extra={extra} />
      <Session {...session}>
        <div className={styles.topics}>
          <h3>{topics.heading}</h3>
          <p>{topics.lead}</p>
          <ul role="list">
            {topics.items.map(({ title, description }) => (
              <li key={title}>
                <h4>{title}</h4>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </Session>
      <Fit {...fit} />
      <Terms {...terms} />
    </>
  );
}

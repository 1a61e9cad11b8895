import { Badge, CheckList, Contract, Price, Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './sessions.module.css';

/** Props of {@link Sessions}. */
type SessionsProps = Pick<ContentBelow, 'included' | 'extra'>;

/** What is included, the sessions as a tile each, and beside them one more, for whoever goes on after them. */
export function Sessions({ included, extra }: SessionsProps) {
  return (
    <Section heading={included.heading}>
      <div className={styles.included}>
        <CheckList items={included.items} columns={2} />
        <ol className={styles.sessions} aria-hidden="true">
          {Array.from({ length: included.sessions }, (_, index) => (
            <li key={index}>
              {included.session} {index + 1} <b>{included.hours}</b>
            </li>
          ))}
        </ol>
        <div className={styles.extra}>
          <Badge>{extra.badge}</Badge>
          <h3>{extra.heading}</h3>
          <p>{extra.text}</p>
          <Price amount={extra.price} before={extra.before} currency />
          <p>{extra.unit}</p>
          <Contract offer="mf-courses/mentoring-extra">{extra.pay}</Contract>
        </div>
      </div>
    </Section>
  );
}

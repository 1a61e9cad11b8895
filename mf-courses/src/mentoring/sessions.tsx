import { Badge, CheckList, Contract, Price, Section } from '@mosaico/shared-ui';
import { topics, type ContentBelow } from './content.ts';
import styles from './sessions.module.css';

/** Props of {@link Sessions}. */
type SessionsProps = Pick<ContentBelow, 'included' | 'extra'>;

/** What is included, what its sessions are for, a tile each, and beside them one more, for whoever goes on after them. */
export function Sessions({ included, extra }: SessionsProps) {
  return (
    <Section heading={included.heading}>
      <CheckList items={included.items} columns={2} />
      <div className={styles.sessions}>
        {topics.map(({ title, description }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        ))}
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

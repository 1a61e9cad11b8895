import { useSite } from '@mosaico/shared-types';
import { ActionLink, Check, Cross, Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './fit.module.css';

/** Who gives the sessions, who gets something out of them, and where the others are better off. */
export function Fit({ heading, mentor, person, forYou, notForYou }: ContentBelow['fit']) {
  const { mentor: who } = useSite();
  return (
    <Section heading={heading} tone="tinted">
      <div className={styles.fit}>
        <div className={styles.mentor}>
          {who.picture === undefined ? null : (
            <img src={who.picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
          )}
          <div>
            <h3>
              {mentor} {who.name}
            </h3>
            {who.role === undefined ? null : <p className={styles.role}>{who.role}</p>}
            {who.about === undefined ? null : <p>{who.about}</p>}
            <p>{person}</p>
          </div>
        </div>
        <div>
          <h3>{forYou.heading}</h3>
          <ul role="list">
            {forYou.items.map((item) => (
              <li key={item}>
                <Check size={18} />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{notForYou.heading}</h3>
          <ul role="list">
            {notForYou.items.map((item) => (
              <li key={item}>
                <Cross size={18} />
                {item}
              </li>
            ))}
          </ul>
          <ActionLink to={notForYou.link.to} look="text">
            {notForYou.link.label}
          </ActionLink>
        </div>
      </div>
    </Section>
  );
}

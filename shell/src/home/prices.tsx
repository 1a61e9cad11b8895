import { Link } from 'react-router';
import { useAddress, useServices } from '@mosaico/shared-types';
import { ChatLinkButton, Price, Section } from '@mosaico/shared-ui';
import { useProofs, workOf } from '@mosaico/shared-ui/cases';
import { pictured, services } from './content.ts';
import styles from './prices.module.css';

/** Services that have a page, with what they cost at least and a work of each. */
export default function Prices() {
  const items = useServices();
  const { heading, lead, none } = services;
  const addressOf = useAddress();
  const proofs = useProofs(pictured.map(({ topic }) => topic));
  const works = new Map(
    pictured.map(({ topic, to }, index) => [addressOf(to), { topic, url: workOf(proofs[index]?.shown, topic)?.url }]),
  );
  return (
    <Section heading={heading} lead={lead} tone="tinted" id="precios">
      {items.length === 0 ? (
        <div className={styles.none}>
          <p>{none.text}</p>
          <ChatLinkButton text={none.chatText} look="secondary">
            {none.chat}
          </ChatLinkButton>
        </div>
      ) : (
        <ul className={styles.list} role="list">
          {items.map(({ path, to, title, text, price }) => (
            <li className={styles.row} key={path} data-tile="">
              <h3>
                <Link className={styles.cover} discover="none" to={to}>
                  {title}
                </Link>
              </h3>
              <p>{text}</p>
              <div>
                <Price amount={price} size="small" />
              </div>
              <span className={styles.work} data-topic={works.get(path)?.topic}>
                {works.get(path)?.url ? <img src={works.get(path)?.url} alt="" loading="lazy" /> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

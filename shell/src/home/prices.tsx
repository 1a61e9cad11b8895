import { Link } from 'react-router-dom';
import { useServices } from '@mosaico/shared-types';
import { ArrowRight, ChatLinkButton, Price, Section } from '@mosaico/shared-ui';
import { services } from './content.ts';
import styles from './prices.module.css';

/** Services that have a page, with what they cost at least. */
export default function Prices() {
  const items = useServices();
  const { heading, lead, none } = services;
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
          {items.map(({ path, title, text, price }) => (
            <li className={styles.row} key={path} data-tile="">
              <h3>
                <Link className={styles.cover} to={path}>
                  {title}
                </Link>
              </h3>
              <p>{text}</p>
              <div>
                <Price amount={price} size="small" />
              </div>
              <span className={styles.corner}>
                <ArrowRight />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

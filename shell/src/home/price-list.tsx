import { Link } from 'react-router-dom';
import type { Service } from '@mosaico/shared-types';
import { ArrowRight, ChatLinkButton, Price } from '@mosaico/shared-ui';
import { services } from './content.ts';
import styles from './price-list.module.css';

/** Services that have a page, with what they cost at least. */
export function PriceList({ items }: { items: readonly Service[] }) {
  if (items.length === 0) {
    const { text, chat, chatText } = services.none;
    return (
      <div className={styles.none}>
        <p>{text}</p>
        <ChatLinkButton text={chatText} look="secondary">
          {chat}
        </ChatLinkButton>
      </div>
    );
  }
  return (
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
  );
}

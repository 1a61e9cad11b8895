import { useSite } from '@mosaico/shared-types';
import { ChatLinkButton, CheckList, Embed, Mosaic, Price } from '@mosaico/shared-ui';
import type { CrmPlansContent } from './content.ts';
import styles from './custom-panel.module.css';

/** The Personalizado plan, and the calendar to talk about it: the browser asks for its frame once the tab is shown. */
export function CustomPanel({
  name,
  description,
  price,
  includedTitle,
  included,
  ask,
  message,
  calendar,
}: CrmPlansContent['custom']) {
  const { bookings } = useSite();
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.words} data-tone="ink">
        <h3>{name}</h3>
        <Price amount={price} currency />
        <p>{description}</p>
        <div>
          <h4>{includedTitle}</h4>
          <CheckList items={included} />
        </div>
        <ChatLinkButton text={message} look="secondary" wide>
          {ask}
        </ChatLinkButton>
        <div className={styles.art}>
          <Mosaic seed={name} columns={6} rows={4} fade="start" />
        </div>
      </div>
      <div className={styles.booking}>
        <h4>{calendar.title}</h4>
        <p>{calendar.text}</p>
        {calendar.booking === undefined ? null : (
          <Embed address={bookings[calendar.booking]} title={calendar.title} height={654} />
        )}
      </div>
    </article>
  );
}

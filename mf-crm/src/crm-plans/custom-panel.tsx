import { useSite } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, CheckList, Embed, Price } from '@mosaico/shared-ui';
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
  agenda,
  terms,
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
        <div className={styles.terms}>
          <h4>{terms.title}</h4>
          <ul>
            {terms.items.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <ActionLink to={terms.link.to} look="text">
            {terms.link.label}
          </ActionLink>
        </div>
        <div className={styles.agenda}>
          <h4>{agenda.title}</h4>
          <ol role="list">
            {agenda.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
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

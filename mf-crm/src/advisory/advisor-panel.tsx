import { section, useSite } from '@mosaico/shared-types';
import { BookingButton, CardActions, CheckList, Price, Remark } from '@mosaico/shared-ui';
import type { AdvisorCopy, AdvisorId } from './content.ts';
import styles from './advisor-panel.module.css';

const Met = section<{ advisor: AdvisorId }>('static', () => import('./met.tsx'));

interface AdvisorPanelProps {
  advisor: AdvisorCopy;
  /** Heading of what to use the hour for. */
  use: string;
}

/** What a tab shows: the rate, who is met, what to use the hour for, the calendar, and what booking costs. */
export function AdvisorPanel({ advisor, use }: AdvisorPanelProps) {
  const { id, title, description, rate, subjects, session, booking, note, calendar, topic } = advisor;
  const { bookings } = useSite();
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.rate} data-tone="ink">
        <div>
          <Price amount={rate} currency />
          <p>{rate.covers}</p>
        </div>
        <div>
          <p>{session.title}</p>
          <dl className={styles.costs}>
            {session.lines.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Met advisor={id} frame={<div className={styles.met} />} />
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{description}</p>
        <div>
          <h4>{use}</h4>
          <CheckList items={subjects} kind="plain" />
        </div>
        {calendar === undefined ? null : (
          <CardActions>
            <BookingButton address={bookings[calendar]} title={booking} topic={topic} wide>
              {booking}
            </BookingButton>
            <Remark>{note}</Remark>
          </CardActions>
        )}
      </div>
    </article>
  );
}

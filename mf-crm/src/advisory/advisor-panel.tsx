import { useSite } from '@mosaico/shared-types';
import { BookingButton, CardActions, CheckList, Price, Remark } from '@mosaico/shared-ui';
import type { AdvisorCopy } from './content.ts';
import styles from './advisor-panel.module.css';

interface AdvisorPanelProps {
  advisor: AdvisorCopy;
  /** Heading of what to use the hour for. */
  use: string;
  /** What happens in it, from which minute on. */
  hour: { title: string; parts: readonly { from: string; what: string }[] };
}

/** What a tab shows: the rate, an hour from within, what to use it for, the calendar, and what booking costs. */
export function AdvisorPanel({ advisor, use, hour }: AdvisorPanelProps) {
  const { title, description, rate, subjects, session, booking, note, calendar } = advisor;
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
        <div>
          <p>{hour.title}</p>
          <ol className={styles.hour} role="list">
            {hour.parts.map(({ from, what }) => (
              <li key={what}>
                <span>{from}</span> {what}
              </li>
            ))}
          </ol>
        </div>
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
            <BookingButton address={bookings[calendar]} title={booking} wide>
              {booking}
            </BookingButton>
            <Remark>{note}</Remark>
          </CardActions>
        )}
      </div>
    </article>
  );
}

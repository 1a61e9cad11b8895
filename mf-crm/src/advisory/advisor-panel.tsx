import { useSite, type Range } from '@mosaico/shared-types';
import { BookingButton, CardActions, CheckList, Price, Remark } from '@mosaico/shared-ui';
import type { AdvisorCopy } from './content.ts';
import { Dial } from './dial.tsx';
import type { DialKind } from './dial.tsx';
import styles from './advisor-panel.module.css';

const dialsOf = ({ least, most }: Range): DialKind[] =>
  Array.from({ length: most }, (_, hour) => (hour < least ? 'hour' : 'more'));

/** What a tab shows: the rate, what to use the hour for (`use` is that list's heading), the calendar, and what booking costs. */
export function AdvisorPanel({ advisor, use }: { advisor: AdvisorCopy; use: string }) {
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
        <div className={styles.hours}>
          {dialsOf(session.hours).map((kind, hour) => (
            <Dial key={hour} kind={kind} hour={hour + 1} />
          ))}
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

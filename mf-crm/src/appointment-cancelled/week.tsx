import { week } from './content.ts';
import styles from './week.module.css';

/** A client's week, in which one hour is free again. Decoration. */
export default function Week() {
  return (
    <div className={styles.week}>
      <p>
        <b>{week.name}</b> {week.of}
      </p>
      <div>
        {week.days.map(([day, ...hours]) => (
          <div key={day}>
            <b>{day}</b>
            {hours.map(([hour, what], index) => (
              <p key={hour} data-kind={what === week.free ? 'free' : index % 2 ? 'pale' : undefined}>
                <small>{hour}</small> {what}
              </p>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

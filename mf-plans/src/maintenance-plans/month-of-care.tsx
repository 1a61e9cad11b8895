import { Check } from '@mosaico/shared-ui';
import { SampleNote, useCase } from '@mosaico/shared-ui/cases';
import type { copyBelow } from './content.ts';
import styles from './month-of-care.module.css';

/** A month day by day: what each brings, and what else happened on it. It is made up, and only a client who is, too, gives it a name. */
export function MonthOfCare({ of, example, plan, daily, kinds, days }: (typeof copyBelow)['care']['month']) {
  const shown = useCase('maintenance');
  return (
    <div>
      <h3>
        {shown?.sample ? (
          <>
            {of} {shown.client}
            <SampleNote {...shown} />
          </>
        ) : (
          example
        )}
      </h3>
      <p className={styles.plan}>{plan}</p>
      <ul className={styles.kinds} role="list">
        {kinds.map(({ layer, text, from }) => (
          <li key={layer} data-layer={layer}>
            <strong>{text}</strong> <small>{from}</small>
          </li>
        ))}
      </ul>
      <ol className={styles.days} role="list">
        {days.map(({ weekday, layer, text }, index) => (
          <li key={index} data-layer={layer}>
            <span>
              <b>{index + 1}</b> {weekday}
            </span>
            {text === undefined ? null : <strong>{text}</strong>}
            <small>
              <Check size={14} />
              {daily}
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}

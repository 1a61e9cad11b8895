import type { Amount } from '@mosaico/shared-types';
import { ActionLink, Price, VisuallyHidden } from '@mosaico/shared-ui';
import { DayTile } from './day-tile.tsx';
import type { DayKind } from './day-tile.tsx';
import type { SupportPlanId } from './content.ts';
import styles from './month-of-support.module.css';

/** One plan's month: its marked days, and what the others are. */
export interface Month {
  id: SupportPlanId;
  name: string;
  price: Amount;
  pieces: readonly { kind: DayKind; count: number; text: string }[];
  rest: { kind: DayKind; text: string };
}

const weeks = 4;
const workdays = 5;
// Spread over the month, the first ones apart; no two kinds share a day.
const places: Partial<Record<DayKind, readonly number[]>> = {
  meeting: [6, 18, 3, 10],
  training: [1, 14, 16],
  report: [19, 9],
  founder: [6, 18],
};

function daysOf({ pieces, rest }: Month): DayKind[] {
  const days = Array<DayKind>(weeks * workdays).fill(rest.kind);
  for (const { kind, count } of pieces) for (const day of places[kind]?.slice(0, count) ?? []) days[day] = kind;
  return days;
}

/** An example month of each plan, a tile for every working day: the difference shows before it is read. */
export function MonthOfSupport({ months, link, anchor }: { months: readonly Month[]; link: string; anchor: string }) {
  return (
    <ul className={styles.months} role="list">
      {months.map((month) => (
        <li key={month.id}>
          <div className={styles.head}>
            <h3>{month.name}</h3>
            <Price amount={month.price} size="small" />
          </div>
          <div className={styles.days} aria-hidden="true">
            {daysOf(month).map((kind, day) => (
              <DayTile key={day} data-kind={kind} />
            ))}
          </div>
          <ul className={styles.legend} role="list">
            {[...month.pieces, month.rest].map(({ kind, text }) => (
              <li key={text}>
                <DayTile data-kind={kind} aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
          <ActionLink to={`?plan=${month.id}#${anchor}`} look="text">
            {link}
            <VisuallyHidden> {month.name}</VisuallyHidden>
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}

import styles from './month-of-support.module.css';

/** What happens on a working day; `open` is still to be agreed. */
export type DayKind = 'chat' | 'flow' | 'meeting' | 'training' | 'report' | 'founder' | 'open';

/** One plan's month: how many of its days are what, and what the others are. */
export interface Month {
  heading: string;
  note: string;
  weekdays: readonly string[];
  /** What is written in a day of each kind. */
  words: Readonly<Record<DayKind, string>>;
  days: Readonly<Partial<Record<DayKind, number>>>;
  rest: DayKind;
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

function daysOf({ days, rest }: Month): DayKind[] {
  const month = Array<DayKind>(weeks * workdays).fill(rest);
  for (const [kind, count] of Object.entries(days) as [DayKind, number][])
    for (const day of places[kind]?.slice(0, count) ?? []) month[day] = kind;
  return month;
}

/** An example month of a plan, day by day. Decoration: the plan's list says the same. */
export default function MonthOfSupport(month: Month) {
  const { heading, note, weekdays, words } = month;
  return (
    <div aria-hidden="true">
      <h4>{heading}</h4>
      <div className={styles.days}>
        {weekdays.map((day) => (
          <b key={day}>{day}</b>
        ))}
        {daysOf(month).map((kind, day) => (
          <span key={day} data-kind={kind}>
            {words[kind]}
          </span>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

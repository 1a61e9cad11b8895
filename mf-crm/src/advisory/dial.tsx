import styles from './dial.module.css';

/** An hour that is booked, or one `more` that may follow. */
export type DialKind = 'hour' | 'more';

const marks = Array.from({ length: 12 }, (_, mark) => mark * 30);

/** A clock at the end of the nth hour of a session; decoration. */
export function Dial({ kind, hour }: { kind: DialKind; hour: number }) {
  return (
    <svg className={styles.face} viewBox="-100 -100 200 200" aria-hidden="true" data-kind={kind}>
      <circle r="96" />
      {marks.map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d={turn % 90 === 0 ? 'M0 -84v16' : 'M0 -84v8'} />
      ))}
      <path d="M0 0v-54" />
      <path transform={`rotate(${hour * 30})`} d="M0 0v-38" data-hand="" />
    </svg>
  );
}

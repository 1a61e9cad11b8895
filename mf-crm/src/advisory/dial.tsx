import styles from './dial.module.css';

/** An hour that is booked, or one `more` that may follow. */
export type DialKind = 'hour' | 'more';

// A quarter of the ring, twelve o'clock to three.
const quarter = 'M2 -38V-96A96 96 0 0 1 96 -2H38A38 38 0 0 0 2 -38z';
const turns = [0, 90, 180, 270];

/** An hour as a ring of four quarters; decoration. */
export function Dial({ kind }: { kind: DialKind }) {
  return (
    <svg className={styles.face} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false" data-kind={kind}>
      {turns.map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d={quarter} />
      ))}
      <circle r="14" />
    </svg>
  );
}

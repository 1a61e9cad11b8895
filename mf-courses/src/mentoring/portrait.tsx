import styles from './portrait.module.css';

/** Whom a session is between, at its table. */
export function Portrait({ of }: { of: 'mentor' | 'client' }) {
  return (
    <svg viewBox="20 12 172 138" preserveAspectRatio="xMidYMax meet">
      {of === 'mentor' ? <Mentor /> : <Client />}
    </svg>
  );
}

function Mentor() {
  return (
    <>
      <path className={styles.navy} d="M34 138a42 32 0 0 1 42-32h48a42 32 0 0 1 42 32z" />
      <path className={styles.white} d="M82 106l18 32 18-32z" />
      <path className={styles.clay} d="M96 116h8l3 22H93z" />
      <path className={styles.shade} d="M88 94h24v16q-12 10-24 0z" />
      <path className={styles.face} d="M72 78a28 28 0 1 0 56 0a28 28 0 1 0-56 0z" />
      <path className={styles.grey} d="M74 91a28 28 0 0 0 52 0q-5 3-12-3-14-6-28 0-7 6-12 3z" />
      <path className={styles.grey} d="M70 80q-4-38 31-38t29 38h-4q-3-6-3-14-19 2-30-8-5 9-16 11-1 8-3 11z" />
      <path
        className={styles.glasses}
        d="M80 81a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0zM101 81a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z"
      />
      <path className={styles.eyes} d="M90 81v.01M110 81v.01" />
      <path className={styles.smile} d="M92 96q8 5 16 0" />
      <path className={styles.sleeve} d="M152 132q14-2 18-24" />
      <path className={styles.face} d="M161 100a10 10 0 1 0 20 0a10 10 0 1 0-20 0z" />
      <path className={styles.pen} d="M168 106L184 80" />
    </>
  );
}

function Client() {
  return (
    <>
      <path className={styles.black} d="M86 34a14 14 0 1 0 28 0a14 14 0 1 0-28 0z" />
      <path className={styles.clay} d="M34 138a42 32 0 0 1 42-32h48a42 32 0 0 1 42 32z" />
      <path className={styles.deeper} d="M88 94h24v16q-12 12-24 0z" />
      <path className={styles.deep} d="M72 78a28 28 0 1 0 56 0a28 28 0 1 0-56 0z" />
      <path className={styles.black} d="M70 80q-4-38 30-38t30 38q-3-16-30-16T70 80z" />
      <path className={styles.eyes} d="M90 81v.01M110 81v.01" />
      <path className={styles.smile} d="M91 92q9 8 18 0" />
      <path className={styles.rings} d="M69 92a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM123 92a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" />
      <path className={styles.paper} d="M30 138l8-26h34l-6 26z" />
    </>
  );
}

import styles from './face.module.css';

// Skin, hair, clothes, and how the hair falls. Whoever is from the agency has one face on every page.
const people = {
  equipo: ['#e8b48c', '#3a2117', '#1e3fe4', 'long'],
  leo: ['#8d5a38', '#17110e', '#f3e6cf', 'short'],
  mar: ['#c98b5f', '#6b3a22', '#b9c5ff', 'tied'],
  lucia: ['#b5713f', '#1c1310', '#b8501c', 'tied'],
  oscar: ['#d9a06e', '#6b4a32', '#b7a98d', 'short'],
  ceo: ['#e3b08e', '#a9acb5', '#23375f', 'grey'],
  sol: ['#a9683c', '#241611', '#f2b84b', 'long'],
} as const;

const cuts = {
  long: 'M17 46V24a15 15 0 0 1 30 0v22h-6V25q-9 0-13-6-2 5-5 6v21z',
  short: 'M18 27v-5a14 13 0 0 1 28 0v5h-3l-2-7H23l-2 7z',
  // With glasses and a jacket.
  grey: 'M19 26v-4a13 13 0 0 1 26 0v4h-3l-1-6q-9 1-13-3-3 4-5 4l-1 5zM22 32q10 4 20 0v1a10 9 0 0 1-20 0z',
  tied: 'M19 26v-3a13 13 0 0 1 26 0v3q-7-1-11-6-5 6-15 6zM27 6a5 5 0 0 1 10 0v6H27z',
} as const;

/** Somebody who is drawn: an example. */
export type FaceName = keyof typeof people;

/** A drawn face, as large as its place; decoration. */
export function Face({ of }: { of: FaceName }) {
  const [skin, hair, clothes, cut] = people[of];
  return (
    <svg className={styles.face} viewBox="4 0 56 56" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path fill={clothes} d="M6 58a26 18 0 0 1 52 0z" />
      <path fill={skin} d="M26 34h12v8a6 6 0 0 1-12 0zM20 23a12 12 0 0 1 24 0v4a12 12 0 0 1-24 0z" />
      <path fill={hair} d={cuts[cut]} />
      {cut === 'grey' ? (
        <>
          <path fill="#fffdf9" d="M25 41l7 12 7-12-3-1h-8z" />
          <path fill="#b8501c" d="M30 45h4l1.5 13h-7z" />
          <path
            className={styles.glasses}
            d="M23 27a4.5 4 0 1 0 9 0a4.5 4 0 1 0-9 0zM32 27a4.5 4 0 1 0 9 0a4.5 4 0 1 0-9 0z"
          />
        </>
      ) : null}
      <path className={styles.eyes} d="M27.5 27v.01M36.5 27v.01" />
      <path className={styles.mouth} d="M29 33q3 2.4 6 0" />
    </svg>
  );
}

import { useContent } from '@mosaico/shared-types';
import { agenda } from './content.ts';
import styles from './art.module.css';

/** The call as it is seen: both who speak, and below them what its minutes go into. */
export default function Art() {
  const { heading, minutes, who, when, items } = useContent(agenda);
  const share = Math.round(minutes / items.length);
  return (
    <section className={styles.art} aria-label={heading} data-assemble="">
      <div className={styles.people} aria-hidden="true">
        {who.map((name, index) => (
          <div key={name} data-tile="">
            <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMax meet">
              {index === 0 ? <You /> : <Adviser />}
            </svg>
            <span>{name}</span>
          </div>
        ))}
      </div>
      <div className={styles.agenda}>
        <h2>{heading}</h2>
        <ol role="list">
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <strong>{when(index * share, (index + 1) * share)}</strong>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function You() {
  return (
    <>
      <path className={styles.hair} d="M43 104q-4-12 0-46c2-26 16-40 37-40s35 14 37 40q4 34 0 46z" />
      <path className={styles.clothes} d="M10 120q2-24 34-29l22-5h28l22 5q32 5 34 29z" />
      <path className={styles.skin} d="M69 74v14q11 12 22 0V74zM54 50a26 30 0 1 0 52 0 26 30 0 1 0-52 0z" />
      <path className={styles.hair} d="M50 56q-3-38 30-38t30 38q-22-3-33-21-6 15-27 21z" />
      <path className={styles.features} d="M69 52v3M91 52v3M74 68q6 4 12 0" />
    </>
  );
}

function Adviser() {
  return (
    <>
      <path className={styles.clothes} d="M10 120q2-24 34-29l22-5h28l22 5q32 5 34 29z" />
      <path
        className={styles.skin}
        d="M69 74h22v16l-11 12-11-12zM49 54a6 7 0 1 0 12 0 6 7 0 1 0-12 0zM99 54a6 7 0 1 0 12 0 6 7 0 1 0-12 0z"
      />
      <path className={styles.skin} d="M55 36h50v24q0 24-25 24t-25-24z" />
      <path className={styles.hair} d="M53 46V34q0-14 14-14 6-6 16-6 14 0 20 9 4 5 4 12v11l-5-8H58z" />
      <path className={styles.collar} d="m66 87 14 15-9 10-10-22zM94 87l-14 15 9 10 10-22z" />
      <path
        className={styles.features}
        d="M62 54a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM82 54a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM78 54h4M70 53v2M90 53v2M75 72q5 3 10 0"
      />
    </>
  );
}

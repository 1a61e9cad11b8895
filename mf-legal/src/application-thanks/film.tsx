import { film } from './content.ts';
import styles from './film.module.css';

/** A client's video as it is cut: one cut for each step, and the line stands at the one that is next. Decoration. */
export default function Film() {
  const [first, second, third] = film.cuts;
  return (
    <div className={styles.film}>
      <div>
        <svg viewBox="0 0 200 120">
          <path d="M30 96q0-62 70-62t70 62q0 12-14 12H44q-14 0-14-12z" />
          <path d="m62 46 14 34M94 38l12 38M128 42l10 32" />
        </svg>
        <b>{first}</b>
      </div>
      <div>
        <svg viewBox="0 0 200 160">
          <path d="M28 160q4-56 50-62h44q46 6 50 62z" />
          <path d="M86 78h28v26q-14 14-28 0zM66 58h68v10q0 36-34 36T66 68z" />
          <path d="M60 56q-16-34 18-38 8-16 22-14 14-2 22 14 34 4 18 38zM62 54h76v12H62z" />
          <path d="M86 74v.1M114 74v.1M90 88q10 7 20 0" />
        </svg>
        <b>{second}</b>
      </div>
      <div>
        <strong>{third}</strong>
        <b>{film.link}</b>
      </div>
      <i />
      <p>{film.of}</p>
    </div>
  );
}

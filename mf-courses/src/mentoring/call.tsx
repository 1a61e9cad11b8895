import { dollars, useContent, useSite } from '@mosaico/shared-types';
import CaseLine from '../case-line/case-line.tsx';
import { call, contentBelow } from './content.ts';
import { Portrait } from './portrait.tsx';
import styles from './call.module.css';

/** A session as it is seen: the options side by side, both who speak, how its hours go, and the decision at their end. */
export default function Call() {
  const { mentor } = useSite();
  const { session } = useContent(contentBelow);
  const { alt, topic, options, you, decided } = call;
  return (
    <div className={styles.stage}>
      <figure className={styles.call} role="img" aria-label={alt} data-assemble="">
        <div className={styles.sheet} data-tile="">
          <p>{topic}</p>
          <ul role="list">
            {options.map(({ name, usd }, index) => (
              <li key={name}>
                <svg viewBox="0 0 120 80">
                  <path className={styles.ground} d="M0 0h120v80H0z" />
                  {drawings[index]}
                </svg>
                <span>{name}</span> <b>{dollars(usd)}</b>
              </li>
            ))}
          </ul>
          <span className={styles.cursor}>
            <svg viewBox="0 0 24 24">
              <path d="M3 2l7 19 3-8 8-3z" />
            </svg>
            <span>{you}</span>
          </span>
        </div>
        <div className={styles.who} data-tile="">
          <Portrait of="mentor" />
          <span>{mentor.name}</span>
        </div>
        <div className={styles.who} data-tile="">
          <Portrait of="client" />
          <span>{you}</span>
        </div>
        <div className={styles.hours} data-tile="">
          {session.moments
            .filter(({ inside }) => inside)
            .map(({ when }) => (
              <span key={when}>{when}</span>
            ))}
          <b>
            <svg viewBox="0 0 24 24">
              <path d="M4 13l5 5L20 6" />
            </svg>
            {decided}
          </b>
        </div>
      </figure>
      <CaseLine topic="mentoring" />
    </div>
  );
}

/** A plan, the house that is built by it, and its key. */
const drawings = [
  <path key="plan" className={styles.line} d="M28 14h64v52H28zM28 42h30V14M58 42v8M58 58v8M72 42h20" />,
  <g key="house">
    <path className={styles.wall} d="M36 66V36l24-20 24 20v30z" />
    <path className={styles.roof} d="M28 40l32-28 32 28-4 5-28-24-28 24z" />
    <path className={styles.dark} d="M44 42h10v10H44zM62 66V50a6 6 0 0 1 12 0v16z" />
  </g>,
  <g key="key">
    <path className={styles.wall} d="M18 66V38l20-16 20 16v28z" />
    <path className={styles.roof} d="M11 42l27-23 27 23-4 5-23-19-23 19z" />
    <path className={styles.key} d="M72 34a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM82 44v24M82 56h9M82 64h9" />
  </g>,
];

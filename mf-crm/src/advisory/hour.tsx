import { CaseLink, resultOf, SampleLabel, useCase } from '@mosaico/shared-ui/cases';
import { Face } from '../people/face.tsx';
import { hour } from './content.ts';
import styles from './hour.module.css';

const { parts, found, solved, done } = hour;

/** What is seen in each part of the hour, in its order; decoration. */
const views = [
  <div key="asks" className={styles.asks}>
    <p>{hour.question}</p>
    <Face of="sol" />
  </div>,
  <div key="found" className={styles.screen}>
    <b>{found.title}</b>
    {found.lines.map(([name, fault]) => (
      <p key={name} data-fault={fault === '' ? undefined : ''}>
        {name} <small>{fault}</small>
      </p>
    ))}
  </div>,
  <div key="solved" className={styles.shared}>
    <div className={styles.screen}>
      <b>{solved.title}</b>
      {solved.lines.map(([name, merged, next]) => (
        <p key={name}>
          {name} <small>{merged}</small> <span>{next}</span>
        </p>
      ))}
    </div>
    <div className={styles.faces}>
      <Face of="sol" />
      <Face of="equipo" />
    </div>
  </div>,
  <div key="done" className={styles.done}>
    <Face of="sol" />
    <p>
      <b>{done.title}</b> {done.text}
    </p>
  </div>,
];

/** An hour of advice from its first minute to its last, a client’s as an example, and what came of it. */
export default function Hour() {
  const shown = useCase('advisory');
  const result = shown && resultOf(shown, 'advisory');
  return (
    <div className={styles.hour} data-assemble="">
      <ol role="list" aria-label={hour.label}>
        {parts.map(({ from, what }, part) => (
          <li key={from} data-tile="">
            <div aria-hidden="true">{views[part]}</div>
            <p>
              <b>{from}</b> {what}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.minutes} />
      {shown ? (
        <article aria-label={shown.client} data-tile="">
          {result ? (
            <p>
              <strong>{result.figure}</strong>{' '}
              <span>
                {result.what} <small>{result.period}</small>
              </span>
            </p>
          ) : null}
          <h2>
            {shown.client} <small>{shown.sector}</small>
          </h2>
          <SampleLabel {...shown} />
          <CaseLink shown={shown} topic="advisory" stories={hour.stories} />
        </article>
      ) : null}
    </div>
  );
}

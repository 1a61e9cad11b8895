import { CaseLink, CaseQuote, resultOf, SampleLabel, useCase } from '@mosaico/shared-ui/cases';
import { Face } from '../people/face.tsx';
import { week } from './content.ts';
import styles from './week.module.css';

const { days, report, stories } = week;

/** A client’s week of support, day by day and with who answered, as an example; its last day says what came of it. */
export default function Week() {
  const shown = useCase('support');
  const result = shown && resultOf(shown, 'support');
  return (
    <div className={styles.week} data-assemble="">
      {days.map(({ day, kind, lines, note }) => (
        <div key={day} data-kind={kind} data-tile="" aria-hidden="true">
          <h2>
            {day} <small>{note}</small>
          </h2>
          {lines.map(({ who, at, said }) => (
            <p key={said}>
              <span>{said}</span> <Face of={who} /> <b>{at}</b>
            </p>
          ))}
        </div>
      ))}
      <article data-kind="report" data-tile="" data-tone="ink" aria-label={shown?.client}>
        <h2>
          {report.day} <small>{report.note}</small>
        </h2>
        {result ? (
          <p>
            <strong>{result.figure}</strong> {result.what} <small>{result.period}</small>
          </p>
        ) : (
          <p>{report.text}</p>
        )}
        {shown ? <CaseQuote {...shown} /> : null}
        {shown ? (
          <div>
            <h3>
              {shown.client} <small>{shown.sector}</small>
            </h3>
            <SampleLabel {...shown} />
            <CaseLink shown={shown} topic="support" stories={stories} />
          </div>
        ) : null}
      </article>
    </div>
  );
}

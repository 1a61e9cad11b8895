import { DrawnCards, Section } from '@mosaico/shared-ui';
import { Face } from '../people/face.tsx';
import styles from './notes.module.css';

/** The words of {@link Notes}, with those of each drawing. */
export interface NotesWords {
  heading: string;
  lead: string;
  items: readonly {
    title: string;
    text: string;
    /** A person's record, a talk, a list that is ticked, a screen with its fault, days of a month, or the hours before an appointment. */
    kind: 'record' | 'talk' | 'list' | 'screen' | 'month' | 'hours';
    lines: readonly string[];
    /** What counts in it. */
    mark: string;
  }[];
}

/** Below a confirmation: what is good to know, each with a drawing. */
export default function Notes({ heading, lead, items }: NotesWords) {
  return (
    <Section heading={heading} lead={lead} tone="tinted">
      <DrawnCards
        items={items.map(({ kind, lines, mark, ...words }) => ({
          ...words,
          drawing: (
            <div className={styles.drawing} data-kind={kind}>
              {kind === 'record' ? <Face of="mar" /> : null}
              {kind === 'month' ? <Month /> : null}
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <b>{mark}</b>
            </div>
          ),
        }))}
      />
    </Section>
  );
}

function Month() {
  return (
    <svg viewBox="0 0 208 118">
      <path d="M0 0h28v28H0zm30 0h28v28H30zm30 0h28v28H60zm30 0h28v28H90zm30 0h28v28h-28zm30 0h28v28h-28zm30 0h28v28h-28zM0 30h28v28H0zm30 0h28v28H30zm30 0h28v28H60zm30 0h28v28H90zm30 0h28v28h-28zm30 0h28v28h-28zm30 0h28v28h-28zM0 60h28v28H0zm30 0h28v28H30zm30 0h28v28H60zm30 0h28v28H90zm30 0h28v28h-28zm30 0h28v28h-28zm30 0h28v28h-28zM0 90h28v28H0zm30 0h28v28H30zm30 0h28v28H60zm30 0h28v28H90zm30 0h28v28h-28zm30 0h28v28h-28zm30 0h28v28h-28z" />
      <path d="M30 30h28v16a12 12 0 0 1-12 12H30zM120 60h28v16a12 12 0 0 1-12 12h-16z" />
      <path d="M61.5 91.5h25v13a12 12 0 0 1-12 12h-13z" />
    </svg>
  );
}

import { clsx } from 'clsx';
import { section } from '@mosaico/shared-types';
import { Chain, Check, copy } from '@mosaico/shared-ui';
import type { ClauseDrawing } from './document-plate.tsx';
import plates from './document-plate.module.css';
import styles from './document-clauses.module.css';

const PlateArt = section<ClauseDrawing>(
  'static',
  () => import(/* webpackChunkName: "static" */ './document-plate.tsx'),
);

/** A clause of a legal text. */
export interface Clause {
  /** As printed: `3`, `15.2`. Anchors derive from it: `#clausula-15-2`. */
  number: string;
  title: string;
  /** In order: a string is a paragraph, an array is a list of points. */
  body: readonly (string | readonly string[])[];
  /** Sub-clauses. */
  parts?: readonly Clause[];
}

/** Anchor of a clause. */
export const clauseId = (number: string): string => `clausula-${number.replaceAll('.', '-')}`;

/** Copies a clause's address by {@link useDocumentLinks}; without scripts it leads to the clause. */
function ClauseLink({ number }: { number: string }) {
  return (
    <a
      className={styles.copyLink}
      href={`#${clauseId(number)}`}
      aria-label={`${copy.copyClause} ${number}`}
      data-copies=""
    >
      <Chain />
      <Check />
    </a>
  );
}

/** Props of {@link ClauseText}. */
interface ClauseTextProps {
  clause: Clause;
  level?: 2 | 3;
  /** Makes its plate a coloured one, and stands on that; beside the words where there is room. */
  drawing?: ClauseDrawing | undefined;
}

/** One clause and its sub-clauses. */
export function ClauseText({ clause, level = 2, drawing }: ClauseTextProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      className={clsx(styles.body, level === 2 && plates.plate)}
      id={clauseId(clause.number)}
      data-ground={drawing?.ground}
      data-parts={clause.parts && ''}
    >
      <Heading>
        <span>{clause.number}.</span> {clause.title}
      </Heading>
      <ClauseLink number={clause.number} />
      {clause.body.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>{block}</p>
        ) : (
          <ul key={index}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {drawing ? (
        <PlateArt frame={<div className={plates.art} aria-hidden="true" data-no-print="" />} {...drawing} />
      ) : null}
      {clause.parts?.map((part) => (
        <ClauseText key={part.number} clause={part} level={3} />
      ))}
    </section>
  );
}

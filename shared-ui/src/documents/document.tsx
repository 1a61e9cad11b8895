import { useRef, type ReactNode } from 'react';
import { section } from '@mosaico/shared-types';
import { Container, copy, PageHero, Plus, type SiteDestination } from '@mosaico/shared-ui';
import { clauseId, ClauseText } from './document-clauses.tsx';
import type { Clause } from './document-clauses.tsx';
import type { ClauseDrawing } from './document-plate.tsx';
import { useDocumentLinks } from './use-document-links.ts';
import { FactTiles, type FactTile } from './fact-tiles.tsx';
import styles from './document.module.css';

export type { Clause } from './document-clauses.tsx';
export { cellsFrom } from './cells-from.ts';
export type { ClauseDrawing } from './document-plate.tsx';

/** A figure of a policy, and the number of the clause that says it: the tile leads there. */
export type ClauseTile = FactTile & { clause: string };

/** Props of {@link DocumentPage}. */
export interface DocumentPageProps {
  title: string;
  eyebrow?: string;
  /** Its figures. */
  tiles?: readonly ClauseTile[];
  /** In place of tiles: the whole text at a glance, over the page's width. */
  below?: ReactNode;
  /** Two columns of tiles instead of one row. */
  pairs?: boolean;
  /** What clauses come to, drawn: each makes the plate of its clause a coloured one. */
  drawings?: readonly ClauseDrawing[];
  /** Date as printed: `Junio de 2025`. */
  updated?: ReactNode;
  /** Paragraphs before the first clause. */
  intro?: readonly string[];
  clauses: readonly Clause[];
  back?: { to: SiteDestination; label: string };
  /** After the last clause: usually how to get in touch. Stays HTML like the clauses: links, nothing that answers by script. */
  children?: ReactNode;
}

// It stays HTML. Its code is here all the same: a reader who comes from another page must not wait for the text.
const Text = section('static', () => Promise.resolve({ default: DocumentText }));

/** A long policy: contents that follow the reader, an anchor for each clause, text at reading width. */
export function DocumentPage({
  title,
  eyebrow,
  tiles,
  pairs,
  below = tiles && <FactTiles items={tiles.map(leading)} pairs={pairs} />,
  drawings = [],
  updated,
  intro,
  clauses,
  back,
  children,
}: DocumentPageProps) {
  const text = useRef<HTMLDivElement>(null);
  useDocumentLinks(
    text,
    clauses.map(({ number }) => clauseId(number)),
  );
  return (
    <>
      <PageHero
        title={title}
        compact
        {...(below === undefined ? {} : { below })}
        {...(eyebrow === undefined ? {} : { eyebrow })}
        {...(back === undefined ? {} : { back })}
        {...(updated === undefined
          ? {}
          : {
              lead: (
                <>
                  {copy.updated} {updated}
                </>
              ),
            })}
      />
      <Container className={styles.layout}>
        <Text
          frame={<div ref={text} className={styles.still} />}
          clauses={clauses}
          drawings={drawings}
          {...(intro === undefined ? {} : { intro })}
        >
          {children}
        </Text>
      </Container>
    </>
  );
}

function leading({ clause, label, ...tile }: ClauseTile): FactTile {
  return {
    ...tile,
    label: (
      <a href={`#${clauseId(clause)}`} data-cover="">
        {label}
      </a>
    ),
  };
}

type DocumentTextProps = Pick<DocumentPageProps, 'intro' | 'clauses' | 'children'> & {
  drawings: readonly ClauseDrawing[];
};

function DocumentText({ intro, clauses, drawings, children }: DocumentTextProps) {
  return (
    <>
      <nav className={styles.contents} aria-label={copy.contents} data-no-print="">
        <details>
          <summary>
            {copy.contents}
            <Plus />
          </summary>
          <ol role="list">
            {clauses.map((clause) => (
              <li key={clause.number}>
                <a href={`#${clauseId(clause.number)}`}>
                  <span>{clause.number}</span> {clause.title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <article className={styles.text}>
        {intro?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {clauses.map((clause) => (
          <ClauseText
            key={clause.number}
            clause={clause}
            drawing={drawings.find((drawing) => drawing.clause === clause.number)}
          />
        ))}
        {children}
      </article>
    </>
  );
}

import { styled } from '@mui/material/styles';
import { copy } from './copy.tsx';
import { Chain, Check } from './icons.tsx';
import { space, token } from './tokens.tsx';
import { useCopy } from './use-copy.tsx';

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

const Body = styled('section')({
  position: 'relative',
  display: 'grid',
  gap: space(2),
  '& > h2, & > h3': { display: 'grid', gridTemplateColumns: 'minmax(1.6em, auto) minmax(0, 1fr)', columnGap: '0.35em' },
  '& > h2': { fontSize: 'clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)', lineHeight: 1.15 },
  '& > h3': { fontSize: '1.1875rem', lineHeight: 1.25, marginBlockStart: space(1) },
  '& > h2 > span, & > h3 > span': { color: token.accentText, fontVariantNumeric: 'tabular-nums' },
  '& > ul': { display: 'grid', gap: space(1), paddingInlineStart: '1.25em' },
  '& li::marker': { content: '"▪  "', color: token.accentText },
  '& > :is(h2, h3)': { paddingInlineEnd: space(6) },
  '@media print': { '& > h2, & > h3': { breakAfter: 'avoid' }, '& > p, & li': { breakInside: 'avoid' } },
});

const CopyLink = styled('a')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: space(5),
  height: space(5),
  borderRadius: token.radius,
  color: token.outline,
  // A pointer finds it beside the heading it points at; a finger and a keyboard see it always.
  '@media (hover: hover)': {
    opacity: 0,
    'h2:hover + &, h3:hover + &, &:is(:hover, :focus-visible, [data-copied])': { opacity: 1 },
  },
  '&:hover, &[data-copied]': { color: token.accentText, backgroundColor: token.accentSoft },
  'h2 + &': { marginBlockStart: `-${space(0.25)}` },
  '@media print': { display: 'none' },
});

/** Copies a clause's address; without scripts it leads to the clause. */
function ClauseLink({ number }: { number: string }) {
  const { isCopied, copyText } = useCopy();
  return (
    <CopyLink
      href={`#${clauseId(number)}`}
      aria-label={`${copy.copyClause} ${number}`}
      data-copied={isCopied ? '' : undefined}
      onClick={({ currentTarget }) => void copyText(currentTarget.href)}
    >
      {isCopied ? <Check /> : <Chain />}
    </CopyLink>
  );
}

/** One clause and its sub-clauses. */
export function ClauseText({ clause, level = 2 }: { clause: Clause; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Body id={clauseId(clause.number)}>
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
      {clause.parts?.map((part) => (
        <ClauseText key={part.number} clause={part} level={3} />
      ))}
    </Body>
  );
}

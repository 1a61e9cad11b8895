import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { copy } from './copy.tsx';
import { clauseId, ClauseText } from './document-clauses.tsx';
import type { Clause } from './document-clauses.tsx';
import { PageHero } from './page-hero.tsx';
import { Container } from './section.tsx';
import type { SiteDestination } from './site-link.tsx';
import { space, token } from './tokens.tsx';
import { useCurrentAnchor } from './use-current-anchor.tsx';

export type { Clause } from './document-clauses.tsx';

const Layout = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  paddingBlock: `${space(5)} ${token.sectionGap}`,
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)', columnGap: space(10) },
  '@media print': { display: 'block' },
});

const Contents = styled('nav')({
  alignSelf: 'start',
  '& summary': {
    padding: `${space(2)} 0`,
    fontFamily: token.display,
    fontSize: '1.1875rem',
    fontWeight: 700,
    cursor: 'pointer',
  },
  '& details': { borderBlock: `1px solid ${token.line}` },
  '& ol': { display: 'grid', margin: 0, padding: `0 0 ${space(2)}`, listStyle: 'none' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '1.9em minmax(0, 1fr)',
    padding: `${space(1)} ${space(1.5)}`,
    borderRadius: token.radius,
    color: token.inkSoft,
    fontSize: token.sizeSmall,
    lineHeight: 1.4,
    textDecoration: 'none',
  },
  '& a:hover': { color: token.ink, backgroundColor: token.tinted },
  '& a[aria-current]': {
    color: token.accentText,
    backgroundColor: token.accentSoft,
    fontWeight: 600,
    borderRadius: '4px 4px 14px 4px',
  },
  '@media (min-width: 60rem)': {
    position: 'sticky',
    top: token.anchorOffset,
    maxHeight: `calc(100vh - ${token.anchorOffset} - ${space(2)})`,
    overflowY: 'auto',
    '& details': { border: 0 },
    // On a wide screen the contents stand open, whatever the disclosure says; a browser that cannot do this keeps it.
    '@supports selector(::details-content)': {
      '& details::details-content': { contentVisibility: 'visible', height: 'auto' },
      '& summary': { listStyle: 'none', pointerEvents: 'none', paddingInlineStart: space(1.5) },
      '& summary::-webkit-details-marker': { display: 'none' },
    },
  },
  '@media print': { display: 'none' },
});

const Text = styled('article')({ display: 'grid', gap: space(6), maxWidth: token.reading, minWidth: 0 });

/** Props of {@link DocumentPage}. */
export interface DocumentPageProps {
  title: string;
  eyebrow?: string;
  /** Date as printed: `Junio de 2025`. */
  updated?: ReactNode;
  /** Paragraphs before the first clause. */
  intro?: readonly string[];
  clauses: readonly Clause[];
  back?: { to: SiteDestination; label: string };
  /** After the last clause: usually how to get in touch. */
  children?: ReactNode;
}

/** A long policy: contents that follow the reader, an anchor for each clause, text at reading width. */
export function DocumentPage({ title, eyebrow, updated, intro, clauses, back, children }: DocumentPageProps) {
  const current = useCurrentAnchor(clauses.map(({ number }) => clauseId(number)));
  return (
    <>
      <PageHero
        title={title}
        compact
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
      <Layout>
        <Contents aria-label={copy.contents} data-no-print="">
          <details>
            <summary>{copy.contents}</summary>
            <ol role="list">
              {clauses.map((clause) => (
                <li key={clause.number}>
                  <a
                    href={`#${clauseId(clause.number)}`}
                    aria-current={clauseId(clause.number) === current ? 'location' : undefined}
                  >
                    <span>{clause.number}</span> {clause.title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </Contents>
        <Text>
          {intro?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {clauses.map((clause) => (
            <ClauseText key={clause.number} clause={clause} />
          ))}
          {children}
        </Text>
      </Layout>
    </>
  );
}

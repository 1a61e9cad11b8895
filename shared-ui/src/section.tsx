import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { inkTone, space, token } from './tokens.tsx';

const Band = styled('section')({
  paddingBlock: token.sectionGap,
  color: token.ink,
  // Neighbours on the same ground share one gap instead of two.
  '&[data-tone="plain"] + &[data-tone="plain"]': { paddingBlockStart: 0 },
  '&[data-tone="tinted"]': { backgroundColor: token.tinted },
  '&[data-tone="ink"]': inkTone,
});

/** The page's width and gutters, for blocks outside of a Section. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: `calc(${token.page} + 2 * ${token.gutter})`,
  marginInline: 'auto',
  paddingInline: token.gutter,
  '&[data-narrow] > *': { maxWidth: token.reading },
});

const Head = styled('div')({
  display: 'grid',
  gap: space(2),
  marginBlockEnd: `clamp(${space(4)}, ${space(3)} + 2vw, ${space(7)})`,
  '& > h2': { fontSize: token.sizeTitle, maxWidth: '24ch' },
  '& > p': { fontSize: token.sizeLead, lineHeight: 1.5, color: token.inkSoft, maxWidth: '58ch' },
});

/** Props of {@link Section}. */
export interface SectionProps {
  children: ReactNode;
  /** An `<h2>`; it names the section. */
  heading?: string;
  lead?: ReactNode;
  /** Anchor. Needed when there is a heading and a link leads here. */
  id?: string;
  /** Ground: the page's (default), a tint, or a dark band. */
  tone?: 'plain' | 'tinted' | 'ink';
  /** Text no wider than 68 characters. */
  narrow?: boolean;
}

/** A part of a page: ground, width and vertical rhythm. */
export function Section({ children, heading, lead, id, tone = 'plain', narrow }: SectionProps) {
  return (
    <Band id={id} data-tone={tone} aria-label={heading}>
      <Container data-narrow={narrow ? '' : undefined}>
        {heading === undefined && lead === undefined ? null : (
          <Head>
            {heading === undefined ? null : <h2>{heading}</h2>}
            {lead === undefined ? null : <p>{lead}</p>}
          </Head>
        )}
        {children}
      </Container>
    </Band>
  );
}

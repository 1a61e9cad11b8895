import { styled } from '@mui/material/styles';
import { ArrowRight, focusRing, SiteLink, space, token } from 'shared-ui';
import type { AdvisorId } from './content.ts';

const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  borderBlockEnd: `1px solid ${token.line}`,
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space(1)} ${space(3)}`,
    paddingBlock: space(2.5),
    borderBlockStart: `1px solid ${token.line}`,
    color: token.ink,
    textDecoration: 'none',
  },
  '& a:focus-visible': focusRing,
  '& svg': { color: token.accentText, transition: `transform ${token.fast} ${token.ease}` },
  '& a:hover svg': { transform: 'translateX(4px)' },
  '@media (min-width: 56rem)': { '& a': { gridTemplateColumns: 'minmax(0, 1fr) 17rem auto' } },
});

const Phrase = styled('span')({
  fontFamily: token.display,
  fontSize: token.sizeHeading,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  'a:hover > &': { color: token.accentText },
});

const Advisor = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  color: token.inkSoft,
  '&::before': { content: '""', flex: 'none', width: '1.25rem', height: '1.25rem' },
  '&[data-advisor="equipo"]::before': { backgroundColor: token.tileB, borderRadius: '0 0 100% 0' },
  '&[data-advisor="ceo"]::before': { backgroundColor: token.tileE, borderRadius: '100% 0' },
  '@media (max-width: 55.99rem)': { gridRow: 2 },
});

/** Props of {@link Guide}. */
export interface GuideProps {
  phrases: readonly { text: string; advisor: AdvisorId }[];
  /** How each advisor is written beside a phrase. */
  answer: Record<AdvisorId, string>;
  /** Where the tabs are. */
  anchor: string;
}

/** What clients say when they need an hour, and with whom it is best spent. */
export function Guide({ phrases, answer, anchor }: GuideProps) {
  return (
    <List role="list">
      {phrases.map(({ text, advisor }) => (
        <li key={text}>
          <SiteLink to={`?plan=${advisor}#${anchor}`}>
            <Phrase>{text}</Phrase>
            <Advisor data-advisor={advisor}>{answer[advisor]}</Advisor>
            <ArrowRight size={22} />
          </SiteLink>
        </li>
      ))}
    </List>
  );
}

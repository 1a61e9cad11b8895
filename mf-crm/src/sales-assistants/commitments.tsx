import { styled } from '@mui/material/styles';
import { ActionLink, CheckList, Notice, Section, space, token } from 'shared-ui';
import type { SalesAssistantsContent } from './content.ts';

const wide = '@media (min-width: 56rem)';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  '& > aside': { maxWidth: 'none', marginBlockStart: space(3) },
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', '& > aside': { gridColumn: '1 / -1' } },
});

// Two tiles that make one figure: the round corners meet in the middle of the agreement.
const Party = styled('article')({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  padding: `clamp(${space(3)}, 4vw, ${space(6)})`,
  '& h3': { fontSize: token.sizeTitle },
  '&[data-party="ours"]': {
    backgroundColor: token.accent,
    color: token.onAccent,
    borderRadius: `${token.radius} ${token.radius} ${token.cornerLarge} ${token.radius}`,
  },
  '&[data-party="yours"]': {
    backgroundColor: token.accentSoft,
    borderRadius: `${token.radius} ${token.radius} ${token.radius} ${token.cornerLarge}`,
    '& li > span:first-of-type': { backgroundColor: token.raised },
  },
});

const Conditions = styled('div')({
  display: 'grid',
  gap: space(1),
  maxWidth: token.reading,
  '& > a': { justifySelf: 'start' },
});

type CommitmentsProps = SalesAssistantsContent['commitments'] & Pick<SalesAssistantsContent, 'note'>;

/** What the agency commits itself to, what the client does, and who employs the assistant. */
export function Commitments({ heading, ours, yours, note }: CommitmentsProps) {
  return (
    <Section heading={heading}>
      <Parts>
        <Party aria-label={ours.title} data-party="ours">
          <h3>{ours.title}</h3>
          <CheckList items={ours.items} />
        </Party>
        <Party aria-label={yours.title} data-party="yours">
          <h3>{yours.title}</h3>
          <CheckList items={yours.items} />
        </Party>
        <Notice kind="important" title={note.title}>
          <Conditions>
            <p>{note.text}</p>
            <p>{note.hiring}</p>
            <ActionLink to={note.link.to} look="text">
              {note.link.label}
            </ActionLink>
          </Conditions>
        </Notice>
      </Parts>
    </Section>
  );
}

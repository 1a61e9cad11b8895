import { styled } from '@mui/material/styles';
import { Calendar, Section, space, token } from 'shared-ui';
import { WorkingDays } from './working-days.tsx';
import { DayTile } from './day-tile.tsx';
import type { Website } from './website.ts';

const Milestones = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: `${space(4)} ${space(4)}`,
  marginBlockStart: `clamp(${space(4)}, 4vw, ${space(6)})`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: space(1.75),
  },
  '& > li > span': { width: '1.5rem', marginBlockStart: '0.1rem' },
  '& h3': { fontSize: '1.3125rem', lineHeight: 1.2 },
  '& p': { gridColumn: 2, marginBlockStart: space(1), color: token.inkSoft },
});

const Meeting = styled('p')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(1),
  fontSize: token.sizeSmall,
  fontWeight: 600,
  lineHeight: 1.4,
  'li > &&': { color: token.accentText, marginBlockStart: space(1.5) },
});

/** From the first meeting to the last day of support: every day as a tile, and what happens in each phase. */
export function Process({ heading, lead, milestones, ...days }: Website['process']) {
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <WorkingDays {...days} />
      <Milestones role="list">
        {milestones.map(({ phase, title, text, meeting }) => (
          <li key={title}>
            <DayTile data-phase={phase} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
            {meeting === undefined ? null : (
              <Meeting>
                <Calendar />
                {meeting}
              </Meeting>
            )}
          </li>
        ))}
      </Milestones>
    </Section>
  );
}

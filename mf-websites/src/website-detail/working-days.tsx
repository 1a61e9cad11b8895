import { styled } from '@mui/material/styles';
import { space } from 'shared-ui';
import { DayTile } from './day-tile.tsx';
import { phasesOf } from './phases.ts';
import type { Span } from './phases.ts';

const week = 5;

const Weeks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `3px clamp(${space(1)}, 1vw, ${space(1.5)})`,
  '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: space(1) },
  '@media (min-width: 60rem)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  // A week alone is large.
  '&[data-short]': { gridTemplateColumns: 'minmax(0, 36rem)' },
});

const Week = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${week}, minmax(0, 1fr))`,
  gap: '3px',
});

/** Every day from the start to the end of support as a tile, week by week; decoration, the milestones say the same. */
export function WorkingDays(span: Span) {
  const all = phasesOf(span);
  const weeks = Array.from({ length: Math.ceil(all.length / week) }, (_, index) =>
    all.slice(index * week, (index + 1) * week),
  );
  return (
    <Weeks aria-hidden="true" data-short={weeks.length === 1 ? '' : undefined}>
      {weeks.map((days, index) => (
        <Week key={index}>
          {days.map((phase, day) => (
            <DayTile key={day} data-phase={phase} />
          ))}
        </Week>
      ))}
    </Weeks>
  );
}

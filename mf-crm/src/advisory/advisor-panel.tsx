import { styled } from '@mui/material/styles';
import { useSite, type Range } from 'shared-types';
import { BookingButton, CheckList, inkTone, Price, space, tileCorners, token } from 'shared-ui';
import type { AdvisorCopy } from './content.ts';
import { Dial } from './dial.tsx';
import type { DialKind } from './dial.tsx';

const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: tileCorners,
  border: `1px solid ${token.line}`,
  backgroundColor: token.raised,
  overflow: 'clip',
  '@media (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

const Rate = styled('div')({
  ...inkTone,
  display: 'grid',
  alignContent: 'space-between',
  gap: space(4),
  padding: `clamp(${space(3)}, 4vw, ${space(6)})`,
  '& p strong': { fontSize: 'clamp(4.5rem, 3rem + 6vw, 8.5rem)', lineHeight: 0.85, letterSpacing: '-0.06em' },
  '& p small': { fontSize: token.sizeLead },
  '& p + p': { marginBlockStart: space(1.5), color: token.inkSoft, fontSize: token.sizeLead },
});

const Hours = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 14rem))',
  gap: space(2),
});

const Words = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  padding: `clamp(${space(3)}, 4vw, ${space(6)})`,
  '& h3': { fontSize: token.sizeTitle },
  '& h4': { marginBlockEnd: space(1.5), fontSize: '1.1875rem' },
});

const Costs = styled('dl')({
  margin: 0,
  borderBlockEnd: `1px solid ${token.line}`,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(2),
    paddingBlock: space(1.25),
    borderBlockStart: `1px solid ${token.line}`,
  },
  '& dd': { fontWeight: 600 },
});

const dialsOf = ({ least, most }: Range): DialKind[] =>
  Array.from({ length: most }, (_, hour) => (hour < least ? 'hour' : 'more'));

/** What a tab shows: the rate, what to use the hour for (`use` is that list's heading), and the calendar. */
export function AdvisorPanel({ advisor, use }: { advisor: AdvisorCopy; use: string }) {
  const { title, description, rate, subjects, session, booking, calendar } = advisor;
  const { bookings } = useSite();
  return (
    <Card aria-label={title}>
      <Rate>
        <div>
          <Price amount={rate} currency />
          <p>{rate.covers}</p>
        </div>
        <Hours>
          {dialsOf(session.hours).map((kind, hour) => (
            <Dial key={hour} kind={kind} />
          ))}
        </Hours>
      </Rate>
      <Words>
        <h3>{title}</h3>
        <p>{description}</p>
        <div>
          <h4>{use}</h4>
          <CheckList items={subjects} />
        </div>
        <div>
          <h4>{session.title}</h4>
          <Costs>
            {session.lines.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Costs>
        </div>
        {calendar === undefined ? null : (
          <BookingButton address={bookings[calendar]} title={booking} wide>
            {booking}
          </BookingButton>
        )}
      </Words>
    </Card>
  );
}

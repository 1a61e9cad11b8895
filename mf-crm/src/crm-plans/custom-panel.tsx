import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { ChatLinkButton, CheckList, Embed, inkTone, Mosaic, Price, space, tileCorners, token } from 'shared-ui';
import type { CrmPlansContent } from './content.ts';

const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${token.line}`,
  borderRadius: tileCorners,
  backgroundColor: token.raised,
  overflow: 'clip',
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

const Words = styled('div')({
  ...inkTone,
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  padding: `clamp(${space(3)}, 3.5vw, ${space(5)})`,
  '& h3': { fontSize: token.sizeHeading },
  '& h4': { marginBlockEnd: space(2), fontSize: '1.1875rem' },
  '& > p': { color: token.inkSoft },
});

// Fills what the calendar beside it is higher.
const Art = styled('div')({
  display: 'none',
  '@media (min-width: 60rem)': {
    position: 'relative',
    display: 'block',
    flex: 1,
    minHeight: 0,
    margin: `${space(2)} calc(-1 * clamp(${space(3)}, 3.5vw, ${space(5)})) calc(-1 * clamp(${space(3)}, 3.5vw, ${space(5)}))`,
    '& > svg': { position: 'absolute', inset: 0 },
  },
});

const Booking = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  padding: `clamp(${space(2)}, 3.5vw, ${space(5)})`,
  backgroundColor: token.tinted,
  '& h4': { fontSize: token.sizeHeading },
});

/** The Personalizado plan, and the calendar to talk about it: the browser asks for its frame once the tab is shown. */
export function CustomPanel({
  name,
  description,
  price,
  includedTitle,
  included,
  ask,
  message,
  calendar,
}: CrmPlansContent['custom']) {
  const { bookings } = useSite();
  return (
    <Card aria-label={name}>
      <Words>
        <h3>{name}</h3>
        <Price amount={price} currency />
        <p>{description}</p>
        <div>
          <h4>{includedTitle}</h4>
          <CheckList items={included} />
        </div>
        <ChatLinkButton text={message} look="secondary" wide>
          {ask}
        </ChatLinkButton>
        <Art>
          <Mosaic seed={name} columns={6} rows={4} fade="start" />
        </Art>
      </Words>
      <Booking>
        <h4>{calendar.title}</h4>
        <p>{calendar.text}</p>
        {calendar.booking === undefined ? null : (
          <Embed address={bookings[calendar.booking]} title={calendar.title} height={654} />
        )}
      </Booking>
    </Card>
  );
}

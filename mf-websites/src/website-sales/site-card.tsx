import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import {
  ArrowRight,
  Badge,
  BookingButton,
  CheckList,
  focusRing,
  Price,
  SiteLink,
  space,
  tileCorners,
  token,
} from 'shared-ui';
import { booking, flags, type SiteOffer } from './content.ts';
import { SiteSketch } from '../site-sketch/site-sketch.tsx';

const Card = styled('article')({
  position: 'relative',
  containerType: 'inline-size',
  width: '100%',
  backgroundColor: token.raised,
  border: `1px solid ${token.line}`,
  borderRadius: tileCorners,
  overflow: 'clip',
  transition: `border-color ${token.fast} ${token.ease}`,
  '&[data-featured]': { border: `2px solid ${token.accent}` },
  '&:has(h3 a:hover)': { borderColor: token.ink },
  '&:has(h3 a:focus-visible)': focusRing,
});

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  '@container (min-width: 38rem)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gridTemplateRows: 'auto' },
});

const Art = styled('div')({
  backgroundColor: `color-mix(in srgb, ${token.tileD} 60%, ${token.raised})`,
  // The badge hangs over the drawing's upper edge.
  '[data-featured] &': { backgroundColor: token.accentSoft, paddingBlockStart: space(2) },
  '@container (min-width: 38rem)': { '&, [data-featured] &': { padding: space(1.5) } },
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  padding: `${space(3)} ${space(3.5)}`,
  '& h3': { fontSize: token.sizeHeading, lineHeight: 1.15 },
  '& > p': { color: token.inkSoft },
  // The link covers the card: one target, one name, one stop of the Tab key.
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tileCorners },
  '& h3 a:focus-visible': { outline: 'none' },
  '@container (min-width: 38rem)': { padding: `${space(5)} ${space(4.5)} ${space(4)}` },
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginBlockStart: 'auto',
  paddingBlockStart: space(1.5),
  '& > strong': { fontFamily: token.display, fontSize: '1.625rem', lineHeight: 1.1, letterSpacing: '-0.03em' },
  '& > svg': { color: token.accentText, transition: `transform ${token.fast} ${token.ease}` },
  'article:hover & > svg': { transform: 'translateX(4px)' },
});

/** A kind of site: what it is, drawn and in words, its price, and where it leads: to its page, or to an appointment. */
export function SiteCard({ name, description, points, apart, price, sketch, popular, personalised, to }: SiteOffer) {
  const { bookings } = useSite();
  return (
    <Card data-featured={popular ? '' : undefined}>
      <Layout>
        <Art>
          <SiteSketch sketch={sketch} />
        </Art>
        <Words>
          {popular ? <Badge>{flags.popular}</Badge> : null}
          {personalised ? <Badge>{flags.personalised}</Badge> : null}
          <h3>{to === undefined ? name : <SiteLink to={to}>{name}</SiteLink>}</h3>
          <p>{description}</p>
          <CheckList items={points} />
          {apart === undefined ? null : <CheckList items={apart} kind="excluded" />}
          <Foot>
            {typeof price === 'string' ? <strong>{price}</strong> : <Price amount={price} size="small" currency />}
            {to === undefined ? (
              <BookingButton address={bookings.sales} title={booking.title} look="secondary" wide>
                {booking.action}
              </BookingButton>
            ) : (
              <ArrowRight size={24} />
            )}
          </Foot>
        </Words>
      </Layout>
    </Card>
  );
}

import { styled } from '@mui/material/styles';
import { ActionLink, Actions, inkTone, Price, space, tileCorners, token } from 'shared-ui';
import { Appointments, type AppointmentCopy } from './appointments.tsx';
import type { CourseOffer, Service } from './course-offers.ts';
import { Deliveries, DeliveryMosaic } from './deliveries.tsx';
import { PlatformSketch } from './platform-sketch.tsx';

const wide = '@media (min-width: 60rem)';

const Tile = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  borderRadius: tileCorners,
  border: `1px solid ${token.line}`,
  overflow: 'clip',
  backgroundColor: token.raised,
  '&[data-ink]': { ...inkTone, borderColor: token.band },
  // Drawings of tiles side by side take the same height, so that their names stand on one line.
  [wide]: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 2',
    '&[data-wide]': { display: 'flex', gridRow: 'auto' },
  },
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space(3),
  padding: `clamp(${space(3)}, 3.5vw, ${space(5)})`,
  '& h3': { fontSize: `clamp(1.625rem, 1.4rem + 0.9vw, 2.125rem)`, lineHeight: 1.1, maxWidth: '18ch' },
  '& > div:last-of-type': { marginBlockStart: 'auto', paddingBlockStart: space(1) },
});

const Stage = styled('p')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  fontSize: token.sizeSmall,
  fontWeight: 600,
  color: token.accentText,
});

const Intro = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(1.5),
  [wide]: { '[data-wide] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space(1.5)} ${space(4)}` } },
  '& > div': { display: 'grid', alignContent: 'start', gap: space(1.5) },
  '& > div + div > p': { maxWidth: '46ch', color: token.inkSoft },
  '& strong': { color: token.ink },
});

const Services = styled('div')({
  display: 'grid',
  gap: space(4),
  '&[data-count="2"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' },
  '& > div': {
    display: 'grid',
    alignContent: 'start',
    gap: space(2.5),
    paddingBlockStart: space(2.5),
    borderBlockStart: `2px solid ${token.ink}`,
  },
  '& h4': { fontFamily: token.display, fontSize: '1.25rem' },
  '& > div > p:last-child:not([data-size])': { color: token.inkSoft },
});

const Sketch = styled('div')({
  position: 'relative',
  aspectRatio: '320 / 150',
  backgroundColor: token.accentSoft,
  [wide]: { aspectRatio: 'auto', '& > svg': { position: 'absolute', inset: 0 } },
});

function ServiceDetail({ name, price, deliveries, notes, legend }: Service & { legend: boolean }) {
  return (
    <div>
      {name === undefined ? null : <h4>{name}</h4>}
      <Price amount={price} currency />
      {deliveries.length === 0 ? null : <Deliveries items={deliveries} legend={legend} />}
      {notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

interface OfferProps {
  offer: CourseOffer;
  /** Introduces for whom it is. */
  forWhom: string;
  appointments: AppointmentCopy;
}

/** An offer as a tile of the page: for whom, what it brings piece by piece, its price, and the ways on. */
export function Offer({ offer, forWhom, appointments }: OfferProps) {
  const { look, badge, id, title, description, audience, services, detail } = offer;
  return (
    <Tile
      id={id}
      aria-label={title}
      data-ink={look === 'mosaic' ? '' : undefined}
      data-wide={look === 'wide' ? '' : undefined}
    >
      {look === 'sketch' ? (
        <Sketch>
          <PlatformSketch />
        </Sketch>
      ) : null}
      {look === 'mosaic' ? <DeliveryMosaic items={services.flatMap(({ deliveries }) => deliveries)} /> : null}
      <Words>
        <Intro>
          <div>
            <Stage>{badge}</Stage>
            <h3>{title}</h3>
          </div>
          <div>
            <p>{description}</p>
            <p>
              <strong>{forWhom}</strong> {audience}
            </p>
          </div>
        </Intro>
        <Services data-count={services.length}>
          {services.map((service) => (
            <ServiceDetail key={service.price.usd} {...service} legend={look === 'mosaic'} />
          ))}
        </Services>
        <Actions>
          <Appointments {...appointments} />
          <ActionLink to={detail.to} look="text">
            {detail.label}
          </ActionLink>
        </Actions>
      </Words>
    </Tile>
  );
}

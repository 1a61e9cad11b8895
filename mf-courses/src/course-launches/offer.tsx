import { ActionLink, CardActions, Price } from '@mosaico/shared-ui';
import { Appointments, type AppointmentCopy } from './appointments.tsx';
import type { CourseOffer, Service } from './content.ts';
import { Deliveries, DeliveryMosaic } from './deliveries.tsx';
import { PlatformSketch } from './platform-sketch.tsx';
import styles from './offer.module.css';

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
    <article
      className={styles.tile}
      data-tile=""
      id={id}
      aria-label={title}
      data-tone={look === 'mosaic' ? 'ink' : undefined}
      data-wide={look === 'wide' ? '' : undefined}
    >
      {look === 'sketch' ? (
        <div className={styles.sketch}>
          <PlatformSketch />
        </div>
      ) : null}
      {look === 'mosaic' ? <DeliveryMosaic items={services.flatMap(({ deliveries }) => deliveries)} /> : null}
      <div className={styles.words}>
        <div className={styles.intro}>
          <div>
            <p className={styles.stage}>{badge}</p>
            <h3>{title}</h3>
          </div>
          <div>
            <p>{description}</p>
            <p>
              <strong>{forWhom}</strong> {audience}
            </p>
          </div>
        </div>
        <div className={styles.services} data-count={services.length}>
          {services.map((service) => (
            <ServiceDetail key={service.price.usd} {...service} legend={look === 'mosaic'} />
          ))}
        </div>
        <div className={styles.ways}>
          <CardActions>
            <Appointments {...appointments} />
            <ActionLink to={detail.to} look="text">
              {detail.label}
            </ActionLink>
          </CardActions>
        </div>
      </div>
    </article>
  );
}

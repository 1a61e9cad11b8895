import { ActionLink, CardActions, CheckList, Price } from '@mosaico/shared-ui';
import { Appointment, type AppointmentCopy } from './appointments.tsx';
import type { CourseOffer, Service } from './content.ts';
import styles from './offer.module.css';

function ServiceDetail({ name, price, deliveries, notes }: Service) {
  return (
    <div>
      {name === undefined ? null : <h4>{name}</h4>}
      <Price amount={price} currency />
      {deliveries.length === 0 ? null : <CheckList items={deliveries} kind="plain" />}
      {notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

interface OfferProps {
  offer: CourseOffer;
  /** Nothing where the site has none to show. */
  picture: { url: string; alt: string } | undefined;
  /** The same work, drawn for the width of a tile across the page. */
  wide: { url: string; width: number; height: number } | undefined;
  /** Introduces for whom it is. */
  forWhom: string;
  appointments: AppointmentCopy;
}

/** An offer as a tile of the page: a work, for whom it is, what it brings, its price, and the ways on. */
export function Offer({ offer, picture, wide, forWhom, appointments }: OfferProps) {
  const { look, badge, id, title, description, audience, services, detail } = offer;
  return (
    <article
      className={styles.tile}
      data-tile=""
      id={id}
      aria-label={title}
      data-tone={look === 'ink' ? 'ink' : undefined}
      data-wide={look === 'wide' ? '' : undefined}
    >
      {picture ? (
        <picture>
          {look === 'wide' && wide ? (
            <source media="(min-width: 60rem)" srcSet={wide.url} width={wide.width} height={wide.height} />
          ) : null}
          <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
        </picture>
      ) : null}
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
            <ServiceDetail key={service.price.usd} {...service} />
          ))}
        </div>
        <div>
          <CardActions>
            <ActionLink to={detail.to}>{detail.label}</ActionLink>
            <Appointment book={appointments.book} />
          </CardActions>
        </div>
      </div>
    </article>
  );
}

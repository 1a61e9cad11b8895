import { section, useSite } from '@mosaico/shared-types';
import { ArrowRight, Badge, BookingButton, Price, Remark, SiteLink } from '@mosaico/shared-ui';
import { booking, flags, type SiteOffer } from './content.ts';
import styles from './site-card.module.css';

const Cover = section('static', () => import('./cover.tsx'));

/** A kind of site: what it is, drawn and in words, its price, and where it leads: to its page, or to an appointment. */
export function SiteCard({ name, description, rows, price, art, popular, personalised, to, note }: SiteOffer) {
  const { bookings } = useSite();
  const flag = popular ? flags.popular : personalised ? flags.personalised : undefined;
  return (
    <article className={styles.card} data-tile="" data-featured={popular ? '' : undefined}>
      <div className={styles.art}>
        <Cover {...art} />
      </div>
      <h3>{to === undefined ? name : <SiteLink to={to}>{name}</SiteLink>}</h3>
      {flag === undefined ? null : (
        <div className={styles.flag}>
          <Badge>{flag}</Badge>
        </div>
      )}
      <div className={styles.price}>
        {typeof price === 'string' ? <strong>{price}</strong> : <Price amount={price} size="small" currency />}
        {to === undefined ? null : <ArrowRight size={24} />}
      </div>
      <p>{description}</p>
      {rows.length === 0 ? null : (
        <dl>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {note === undefined ? null : <Remark>{note}</Remark>}
      {to === undefined ? (
        <BookingButton address={bookings.sales} title={booking.title} look="secondary">
          {booking.action}
        </BookingButton>
      ) : null}
    </article>
  );
}

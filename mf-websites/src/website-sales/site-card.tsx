import { section, useSite } from '@mosaico/shared-types';
import { ArrowRight, Badge, BookingButton, CheckList, Price, Remark, SiteLink } from '@mosaico/shared-ui';
import { booking, flags, type SiteOffer } from './content.ts';
import styles from './site-card.module.css';

const Cover = section('static', () => import('./cover.tsx'));
const Pages = section('static', () => import('./pages.tsx'));

/** A kind of site: what it is, drawn and in words, its price, and where it leads: to its page, or to an appointment. */
export function SiteCard({ name, description, points, apart, price, art, popular, personalised, to, note }: SiteOffer) {
  const { bookings } = useSite();
  const flag = popular ? flags.popular : personalised ? flags.personalised : undefined;
  return (
    <article className={styles.card} data-tile="" data-featured={popular ? '' : undefined}>
      <div className={styles.layout}>
        <div className={styles.art}>
          <Cover {...art} />
        </div>
        <div className={styles.words}>
          <h3>{to === undefined ? name : <SiteLink to={to}>{name}</SiteLink>}</h3>
          {flag === undefined ? null : (
            <div>
              <Badge>{flag}</Badge>
            </div>
          )}
          <p>{description}</p>
          <CheckList items={points} />
          {apart === undefined ? null : <CheckList items={apart} kind="excluded" />}
          {popular ? <Pages topic={art.topic} /> : null}
          {note === undefined ? null : <Remark>{note}</Remark>}
          <div className={styles.foot}>
            <Price amount={price} size="small" currency />
            {to === undefined ? (
              <BookingButton address={bookings.sales} title={booking.title} look="secondary">
                {booking.action}
              </BookingButton>
            ) : (
              <ArrowRight size={24} />
            )}
          </div>
        </div>
      </div>
    </article>
  );
}

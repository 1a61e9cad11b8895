import { section, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ClosingCall, Facts, PageHero, Price, Section } from '@mosaico/shared-ui';
import { copyBelow } from '../website-detail/content.ts';
import { booking, closing, content, quote } from './content.ts';
import { Offers } from './offers.tsx';
import styles from './website-sales.module.css';

const anchor = 'planes';

const askForQuote = (
  <ActionLink to={quote.to} look="secondary">
    {quote.label}
  </ActionLink>
);

const Opening = section('static', () => import('./opening.tsx'));
const Below = section('static', () => import('./below.tsx'));
const Reels = section('near', () => import('./reels-section.tsx'));
const After = section('static', () => import('./after.tsx'));

/** `/venta-sitios-web`: every kind of site the agency builds, with its price and where to read on. */
export default function WebsiteSales() {
  const { bookings } = useSite();
  const { hero, offers } = useContent(content);
  return (
    <>
      <PageHero
        picture={<Opening />}
        wide
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={<Price amount={hero.price} currency />}
        actions={
          <>
            <ActionLink href={`#${anchor}`}>{hero.action}</ActionLink>
            {askForQuote}
          </>
        }
      />
      <Section heading={offers.heading} id={anchor}>
        <Offers offers={offers.items} />
        <div className={styles.common}>
          <h3>{offers.common.heading}</h3>
          <Facts items={offers.common.items} />
        </div>
        <div className={styles.paid}>
          <ActionLink to={copyBelow.terms.to} look="text">
            {copyBelow.terms.label}
          </ActionLink>
        </div>
      </Section>
      <Below />
      <Reels />
      <After />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <BookingButton address={bookings.sales} title={booking.title}>
              {booking.action}
            </BookingButton>
            {askForQuote}
          </>
        }
      />
    </>
  );
}

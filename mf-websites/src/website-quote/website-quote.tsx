import { section, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ClosingCall, PageHero } from '@mosaico/shared-ui';
import { back, closing, hero } from './content.ts';
import { Survey } from './survey.tsx';

const Opening = section('static', () => import('./opening.tsx'));

const anchor = 'preguntas';

/** `/cotizar-sitio-web`: the sites with their prices for whoever needs no quote, and a survey that ends in one. */
export default function WebsiteQuote() {
  const { bookings } = useSite();
  return (
    <>
      <PageHero
        back={back}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<ActionLink href={`#${anchor}`}>{hero.action}</ActionLink>}
        picture={<Opening />}
      />
      <Survey anchor={anchor} />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={
          <BookingButton address={bookings.sales} title={closing.title}>
            {closing.action}
          </BookingButton>
        }
      />
    </>
  );
}

import { section, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ClosingCall, PageHero } from '@mosaico/shared-ui';
import { back, closing, hero } from './content.ts';
import { Ready } from './ready.tsx';
import { Survey } from './survey.tsx';

const Below = section('static', () => import('./below.tsx'));

const anchor = 'preguntas';

/** `/cotizar-sitio-web`: a survey that ends in a quote, and the prices for whoever needs none. */
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
        beside={<Ready />}
        compact
      />
      <Survey anchor={anchor} />
      <Below />
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

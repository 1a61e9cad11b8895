import { useContent, useSite } from '@mosaico/shared-types';
import { BookingButton, ClosingCall, PageHero, Section } from '@mosaico/shared-ui';
import { back, closing, content, hero } from './content.ts';
import { Prices } from './prices.tsx';
import { scene } from './scene.ts';
import { Survey } from './survey.tsx';

/** `/cotizar-sitio-web`: a survey that ends in a quote, and the prices for whoever needs none. */
export default function WebsiteQuote() {
  const { bookings } = useSite();
  const { prices } = useContent(content);
  return (
    <>
      <PageHero scene={scene} back={back} eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} compact />
      <Survey />
      <Section heading={prices.heading} lead={prices.lead}>
        <Prices items={prices.items} custom={prices.custom} />
      </Section>
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

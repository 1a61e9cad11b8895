import { section, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ChatLinkButton, ClosingCall, PageHero, Price, Section } from '@mosaico/shared-ui';
import { content } from './content.ts';
import { Extras } from './extras.tsx';
import { PriceAndConditions } from './price-and-conditions.tsx';
import { scene } from './scene.ts';
import { Services } from './services.tsx';
import { Way } from './way.tsx';

const anchor = 'precio';

const Proof = section('never', () => import('./proof.tsx'));

/** `/meta-ads-marketing`: advertising on social networks and search engines, sold by appointment. */
export default function AdsService() {
  const copy = useContent(content);
  const art = useContent(scene);
  const { bookings } = useSite();
  const booking = (
    <BookingButton address={bookings.default} title={copy.booking.title}>
      {copy.booking.action}
    </BookingButton>
  );
  return (
    <>
      <PageHero
        scene={art}
        back={copy.back}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.lead}
        price={<Price amount={copy.hero.price} currency />}
        actions={
          <>
            {booking}
            <ActionLink href={`#${anchor}`} look="text">
              {copy.hero.includes}
            </ActionLink>
          </>
        }
      />
      <Section heading={copy.services.heading}>
        <Services items={copy.services.items} />
      </Section>
      <Way {...copy.way} />
      <PriceAndConditions anchor={anchor} {...copy.price} />
      <Proof />
      <Extras {...copy.extras} />
      <ClosingCall
        scene={art}
        heading={copy.closing.heading}
        text={copy.closing.text}
        actions={
          <>
            {booking}
            <ChatLinkButton text={copy.closing.message} look="secondary">
              {copy.closing.chat}
            </ChatLinkButton>
          </>
        }
      />
    </>
  );
}

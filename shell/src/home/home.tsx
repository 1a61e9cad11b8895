import { Slot, useServices } from 'shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, Section } from 'shared-ui';
import { ClientLogos } from './client-logos.tsx';
import { closing, services, tiles } from './content.ts';
import { Hero } from './hero.tsx';
import { PriceList } from './price-list.tsx';
import { Reviews } from './reviews.tsx';
import { ServiceTiles } from './service-tiles.tsx';
import { TestimonialsPlace } from './testimonials-place.tsx';

export default function Home() {
  return (
    <>
      <Hero />
      <ClientLogos />
      <Section heading={tiles.heading} lead={tiles.lead} id="servicios">
        <ServiceTiles items={tiles.items} />
      </Section>
      <Section heading={services.heading} lead={services.lead} tone="tinted" id="precios">
        <PriceList items={useServices()} />
      </Section>
      <Slot name="testimonials/section" fallback={<TestimonialsPlace />} />
      <Reviews />
      <ClosingCall
        id="contacto"
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ActionLink to="mf-testimonials/video-testimonials">{closing.cases}</ActionLink>
            <ChatLinkButton text={closing.chatText} look="secondary">
              {closing.chat}
            </ChatLinkButton>
          </>
        }
      />
    </>
  );
}

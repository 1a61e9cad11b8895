import { section, Slot, useServices } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, Section } from '@mosaico/shared-ui';
import { ClientLogos } from './client-logos.tsx';
import { closing, services } from './content.ts';
import { Hero } from './hero.tsx';
import { PriceList } from './price-list.tsx';
import { Reviews } from './reviews.tsx';
import { TestimonialsPlace } from './testimonials-place.tsx';

const Tiles = section('never', () => import('./tiles.tsx'));

export default function Home() {
  return (
    <>
      <Hero />
      <ClientLogos />
      <Tiles />
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

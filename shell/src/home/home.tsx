import { ActionLink, ChatLinkButton, ClosingCall, Section } from 'shared-ui';
import { closing, services, tiles } from './content.ts';
import { Hero } from './hero.tsx';
import { PriceList } from './price-list.tsx';
import { ServiceTiles } from './service-tiles.tsx';

export default function Home() {
  return (
    <>
      <Hero />
      <Section heading={tiles.heading} lead={tiles.lead} id="servicios">
        <ServiceTiles items={tiles.items} />
      </Section>
      <Section heading={services.heading} lead={services.lead} tone="tinted" id="precios">
        <PriceList items={services.items} />
      </Section>
      <ClosingCall
        id="contacto"
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ActionLink to="/testimonios-videos">{closing.cases}</ActionLink>
            <ChatLinkButton text={closing.chatText} look="secondary">
              {closing.chat}
            </ChatLinkButton>
          </>
        }
      />
    </>
  );
}

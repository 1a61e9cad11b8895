import { useServices } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, Section } from '@mosaico/shared-ui';
import { closing, services } from '../../../../../shell/src/home/content.ts';
import { PriceList } from '../../../../../shell/src/home/price-list.tsx';
import Tiles from '../../../../../shell/src/home/tiles.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

/** Between the logos and the testimonials. */
export function Middle({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Tiles />
      <Section heading={services.heading} lead={services.lead} tone="tinted" id="precios">
        <Prices />
      </Section>
    </Frame>
  );
}

function Prices() {
  return <PriceList items={useServices()} />;
}

export function End({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
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
    </Frame>
  );
}

import { ActionLink, ChatLinkButton, ClosingCall, PageHero, Section } from 'shared-ui';
import { Commitments } from './commitments.tsx';
import { copy } from './content.ts';
import { Functions } from './functions.tsx';
import { PriceByChat } from './price-by-chat.tsx';

const anchor = 'funciones';

/** `/asistentes-ventas`: a person who attends to the client's prospects; the price is told by chat. */
export default function SalesAssistants() {
  const { hero, functions, closing } = copy;
  return (
    <>
      <PageHero
        back={copy.back}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ChatLinkButton text={copy.message}>{hero.action}</ChatLinkButton>
            <ActionLink href={`#${anchor}`} look="text">
              {hero.functions}
            </ActionLink>
          </>
        }
      />
      <Section heading={functions.heading} lead={functions.lead} tone="ink" id={anchor}>
        <Functions items={functions.items} />
      </Section>
      <Commitments />
      <PriceByChat />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={copy.message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}

import { useContent } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, PageHero, Section } from '@mosaico/shared-ui';
import { Commitments } from './commitments.tsx';
import { content } from './content.ts';
import { Functions } from './functions.tsx';
import { PriceByChat } from './price-by-chat.tsx';
import { scene } from './scene.ts';

const anchor = 'funciones';

/** `/asistentes-ventas`: a person who attends to the client's prospects; the price is told by chat. */
export default function SalesAssistants() {
  const { back, message, hero, functions, commitments, note, price, closing } = useContent(content);
  const art = useContent(scene);
  return (
    <>
      <PageHero
        scene={art}
        back={back}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ChatLinkButton text={message}>{hero.action}</ChatLinkButton>
            <ActionLink href={`#${anchor}`} look="text">
              {hero.functions}
            </ActionLink>
          </>
        }
      />
      <Section heading={functions.heading} lead={functions.lead} tone="ink" id={anchor}>
        <Functions items={functions.items} />
      </Section>
      <Commitments {...commitments} note={note} />
      <PriceByChat {...price} />
      <ClosingCall
        scene={art}
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}

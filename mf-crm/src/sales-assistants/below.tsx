import { useContent } from '@mosaico/shared-types';
import { ChatLinkButton, ClosingCall, Section } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';
import { Commitments } from './commitments.tsx';
import { Functions } from './functions.tsx';
import { PriceByChat } from './price-by-chat.tsx';

/** What the assistant does, at the anchor `id`, on which terms, and how its price is found out. */
export default function Below({ id }: { id: string }) {
  const { message, functions, commitments, note, price, closing } = useContent(contentBelow);
  return (
    <>
      <Section heading={functions.heading} lead={functions.lead} tone="ink" id={id}>
        <Functions items={functions.items} />
      </Section>
      <PriceByChat {...price} />
      <Commitments {...commitments} note={note} />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}

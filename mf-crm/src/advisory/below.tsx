import { useContent } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, Section } from '@mosaico/shared-ui';
import { Team } from '@mosaico/shared-ui/people';
import { contentBelow } from './content.ts';
import { Guide } from './guide.tsx';

/** Help with the choice; the tabs are at `anchor`. */
export default function Below({ anchor }: { anchor: string }) {
  const { guide, closing } = useContent(contentBelow);
  return (
    <>
      <Section heading={guide.heading} lead={guide.lead} tone="ink">
        <Guide phrases={guide.phrases} answer={guide.answer} anchor={anchor} />
      </Section>
      <Team />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ActionLink to={closing.action.to}>{closing.action.label}</ActionLink>
            <ChatLinkButton text={closing.message} look="secondary">
              {closing.ask}
            </ChatLinkButton>
          </>
        }
      />
    </>
  );
}

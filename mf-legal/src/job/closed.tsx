import { useSite } from '@mosaico/shared-types';
import { ActionLink, Actions, ChatLinkButton, Section } from '@mosaico/shared-ui';
import { closed } from './content.ts';
import type { OtherOffer } from './job-offer.ts';
import { usePosting } from './use-posting.ts';

/** Where to from an offer that is closed: the other one while it is open, and where the next one is announced. */
export function Closed({ title, other }: { title: string; other: OtherOffer }) {
  const { agency } = useSite();
  const isOtherOpen = !usePosting(other.opening.job).closed;
  return (
    <Section heading={closed.heading} lead={isOtherOpen ? closed.other : closed.none}>
      <Actions>
        {isOtherOpen ? (
          <ActionLink to={other.to}>
            {closed.see} {other.opening.hero.title}
          </ActionLink>
        ) : null}
        <ActionLink href={agency.socialProfile} look={isOtherOpen ? 'secondary' : 'primary'}>
          {closed.social}
        </ActionLink>
        <ChatLinkButton text={`${closed.chatText} ${title}`} look="text">
          {closed.chat}
        </ChatLinkButton>
      </Actions>
    </Section>
  );
}

import { ActionLink, ChatLinkButton, ClosingCall } from '@mosaico/shared-ui';
import { ask } from './content.ts';
import type { OtherOffer } from './job-offer.ts';
import { usePosting } from './use-posting.ts';

/** How an open offer ends: who has a question asks it; who looks for another job finds the other offer while it is open. */
export default function Ending({ title, other }: { title: string; other: OtherOffer }) {
  const { closed } = usePosting(other.opening.job);
  return (
    <ClosingCall
      weight="line"
      heading={ask.heading}
      text={ask.text}
      actions={
        <>
          <ChatLinkButton text={`${ask.chatText} ${title}`}>{ask.chat}</ChatLinkButton>
          {closed ? null : (
            <ActionLink to={other.to} look="secondary">
              {ask.see} {other.opening.hero.title}
            </ActionLink>
          )}
        </>
      }
    />
  );
}

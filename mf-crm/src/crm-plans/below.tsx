import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall } from '@mosaico/shared-ui';
import { contentBelow, scene } from './content.ts';
import { Timeline } from './timeline.tsx';

/** What stands below the plans, whichever is chosen; `id` is the anchor of who wants to write. */
export default function Below({ id }: { id: string }) {
  const { agency } = useSite();
  const { timeline, contact } = useContent(contentBelow);
  return (
    <>
      <Timeline {...timeline} />
      <ClosingCall
        scene={scene}
        id={id}
        heading={contact.heading}
        text={contact.text}
        actions={
          <>
            <ChatLinkButton text={contact.message}>{contact.action}</ChatLinkButton>
            <ActionLink href={agency.socialProfile} look="secondary">
              {contact.profile}
            </ActionLink>
          </>
        }
      />
    </>
  );
}

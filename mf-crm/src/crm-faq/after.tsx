import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall } from '@mosaico/shared-ui';
import { contentAfter } from './content.ts';
import { VideoAnnouncement } from './video-announcement.tsx';

/** What comes after the questions: the video that will explain the CRM, and the ways on. */
export default function After() {
  const { links } = useSite();
  const { video, closing } = useContent(contentAfter);
  return (
    <>
      <VideoAnnouncement
        heading={video.heading}
        text={video.text}
        action={<ActionLink href={links.crmTrial}>{video.action}</ActionLink>}
      />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ChatLinkButton text={closing.message}>{closing.ask}</ChatLinkButton>
            <ActionLink href={links.crmTrial} look="secondary">
              {closing.action}
            </ActionLink>
          </>
        }
      />
    </>
  );
}

import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall } from '@mosaico/shared-ui';
import { contentAfter } from './content.ts';

/** Where the explanatory video will be: there is nothing to play yet, so it says what to do until then. */
export default function After() {
  const { links } = useSite();
  const { video } = useContent(contentAfter);
  return (
    <ClosingCall
      weight="line"
      heading={video.heading}
      text={video.text}
      actions={
        <>
          <ActionLink href={links.crmTrial}>{video.action}</ActionLink>
          <ChatLinkButton text={video.message} look="secondary">
            {video.ask}
          </ChatLinkButton>
        </>
      }
    />
  );
}

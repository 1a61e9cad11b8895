import { ActionLink, ChatLinkButton, ClosingCall } from '@mosaico/shared-ui';
import { closing } from './content.ts';

/** The last call: the testimonials, or the chat. */
export default function Closing() {
  return (
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
  );
}

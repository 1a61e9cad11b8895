import { ActionLink, ChatLinkButton, ClosingCall } from '@mosaico/shared-ui';
import { SampleNote, useProofs } from '@mosaico/shared-ui/cases';
import { closing } from './content.ts';
import styles from './closing.module.css';

/** The last call: the chat, or the testimonials. */
export default function Closing() {
  const [{ shown } = {}] = useProofs([closing.topic]);
  const [picture] = shown?.pictures ?? [];
  return (
    <ClosingCall
      id="contacto"
      heading={closing.heading}
      text={closing.text}
      picture={
        shown && picture ? (
          <div className={styles.work}>
            <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
            <p>
              {shown.client}
              <SampleNote {...shown} />
            </p>
          </div>
        ) : undefined
      }
      actions={
        <>
          {/* What the heading asks for is the filled button. */}
          <ChatLinkButton text={closing.chatText}>{closing.chat}</ChatLinkButton>
          <ActionLink to="mf-testimonials/video-testimonials" look="secondary">
            {closing.cases}
          </ActionLink>
        </>
      }
    />
  );
}

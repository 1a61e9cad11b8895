import { section, useContent, useSite } from '@mosaico/shared-types';
import { ChatLinkButton, Notice, OutcomePage } from '@mosaico/shared-ui';
import { actions, change as changeOf, copy, steps } from './content.ts';

const VideoCall = section('static', () => import('./video-call.tsx'));
const Notes = section<{ of: 'accepted' }>('static', () => import('../confirmations/notes.tsx'));

/** `/cita-aceptada`: how to come to the meeting prepared. */
export default function AppointmentAccepted() {
  const { links } = useSite();
  const change = useContent(changeOf);
  return (
    <OutcomePage
      topic="support"
      {...copy}
      steps={steps}
      picture={<VideoCall />}
      place="beside"
      action={{ label: actions.download, href: links.videoMeetingDownload }}
      actions={[{ label: actions.policy, to: 'mf-legal/appointment-policy' }]}
      after={
        <Notice kind="important" title={change.title}>
          <p>{change.text}</p>
          <ChatLinkButton text={change.chatText} look="text">
            {change.chat}
          </ChatLinkButton>
        </Notice>
      }
    >
      <Notes of="accepted" />
    </OutcomePage>
  );
}

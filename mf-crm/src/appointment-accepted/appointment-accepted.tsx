import { section, useContent, useSite, type CaseTopic } from '@mosaico/shared-types';
import { ChatLinkButton, Notice, OutcomePage } from '@mosaico/shared-ui';
import { actions, change as changeOf, copy, steps } from './content.ts';

const Meanwhile = section<{ topic: CaseTopic }>('static', () => import('../meanwhile.tsx'));

/** `/cita-aceptada`: how to come to the meeting prepared. */
export default function AppointmentAccepted() {
  const { links } = useSite();
  const change = useContent(changeOf);
  return (
    <OutcomePage
      {...copy}
      steps={steps}
      objects={['app', 'call', 'form', 'envelope']}
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
      <Meanwhile topic="support" />
    </OutcomePage>
  );
}

import { chatLink, section, useSite } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, copy, steps as outcome } from './content.ts';

const Week = section('static', () => import('./week.tsx'));
const Notes = section<{ of: 'cancelled' }>('static', () => import('../confirmations/notes.tsx'));

/** `/cita-cancelada`: a cancelled appointment, and how to get a new one. */
export default function AppointmentCancelled() {
  const { chat } = useSite();
  const { answer, ...steps } = outcome;
  const byChat = { label: actions.chat, href: chatLink(chat, actions.chatText) };
  return (
    <OutcomePage
      topic="support"
      {...copy}
      steps={{ ...steps, items: [...steps.items, { ...answer, action: byChat }] }}
      picture={<Week />}
      place="beside"
      actions={[{ label: actions.home, to: 'shell/home' }]}
    >
      <Notes of="cancelled" />
    </OutcomePage>
  );
}

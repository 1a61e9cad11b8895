import { chatLink, section, useContent, useSite } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, copy, steps } from './content.ts';

const Board = section('static', () => import('./board.tsx'));
const Notes = section<{ of: 'tour' }>('static', () => import('../confirmations/notes.tsx'));

/** `/gracias-crm-tour`: after a tour of the CRM was booked. */
export default function TourThanks() {
  const { chat } = useSite();
  return (
    <OutcomePage
      {...useContent(copy)}
      steps={steps}
      picture={<Board />}
      place="beside"
      action={{ label: actions.chat, href: chatLink(chat, actions.chatText) }}
      actions={[
        { label: actions.plans, to: 'mf-crm/crm-plans' },
        { label: actions.faq, to: 'mf-crm/crm-faq' },
      ]}
    >
      <Notes of="tour" />
    </OutcomePage>
  );
}

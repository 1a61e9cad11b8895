import { section, type CaseTopic } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, copy, steps } from './content.ts';

const Meanwhile = section<{ topic: CaseTopic }>('static', () => import('../meanwhile.tsx'));

/** `/gracias-crm-tour`: after a tour of the CRM was booked. */
export default function TourThanks() {
  return (
    <OutcomePage
      {...copy}
      steps={steps}
      objects={['board', 'envelope', 'call']}
      actions={[
        { label: actions.plans, to: 'mf-crm/crm-plans' },
        { label: actions.faq, to: 'mf-crm/crm-faq' },
      ]}
    >
      <Meanwhile topic="crm" />
    </OutcomePage>
  );
}

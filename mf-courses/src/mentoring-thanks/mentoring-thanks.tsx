import { section, useContent, useSite, type CaseTopic } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, content } from './content.ts';

const StepArt = section<{ of: 'month' | 'agenda' | 'mail' }>('static', () => import('./step-art.tsx'));
const Meanwhile = section<{ topic: CaseTopic }>('static', () => import('../meanwhile.tsx'));

/** `/gracias-mentoria`: after the mentoring was paid. */
export default function MentoringThanks() {
  const { links } = useSite();
  const { copy, steps } = useContent(content);
  return (
    <OutcomePage
      topic="direction"
      {...copy}
      steps={steps}
      art={[<StepArt key="month" of="month" />, <StepArt key="agenda" of="agenda" />, <StepArt key="mail" of="mail" />]}
      action={{ label: actions.schedule, href: links.sessionScheduling }}
      actions={[{ label: actions.home, to: 'shell/home' }]}
    >
      <Meanwhile topic="mentoring" />
    </OutcomePage>
  );
}

import { useSite } from 'shared-types';
import { OutcomePage } from 'shared-ui';
import { actions, copy, steps } from './content.ts';

/** `/gracias-mentoria`: after the mentoring was paid. */
export default function MentoringThanks() {
  const { links } = useSite();
  return (
    <OutcomePage
      {...copy}
      steps={steps}
      actions={[
        { label: actions.schedule, href: links.sessionScheduling },
        { label: actions.home, to: '/' },
      ]}
    />
  );
}

import { useSite } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, copy, progress } from './content.ts';

/** `/gracias-postulacion`: how far an application has come. */
export default function ApplicationThanks() {
  const { agency } = useSite();
  return (
    <OutcomePage
      {...copy}
      steps={progress}
      objects={['form', 'review', 'envelope']}
      actions={[
        { label: actions.home, to: 'shell/home' },
        { label: actions.social, href: agency.socialProfile },
      ]}
    />
  );
}

import { useContent } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, copy, steps } from './content.ts';

/** `/cita-cancelada`: a cancelled appointment, and how to get a new one. */
export default function AppointmentCancelled() {
  return (
    <OutcomePage
      {...copy}
      steps={useContent(steps)}
      actions={[
        { label: actions.again, to: 'shell/home' },
        { label: actions.home, to: 'shell/home' },
      ]}
    />
  );
}

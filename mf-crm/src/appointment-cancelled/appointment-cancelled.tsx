import { useContent } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, copy, steps } from './content.ts';

/** `/cita-cancelada`: a cancelled appointment, and how to get a new one. */
export default function AppointmentCancelled() {
  return (
    <OutcomePage
      {...copy}
      steps={useContent(steps)}
      objects={['tiles', 'slot', 'bubble']}
      action={{ label: actions.again, to: 'shell/home' }}
      actions={[{ label: actions.home, to: 'shell/home' }]}
    />
  );
}

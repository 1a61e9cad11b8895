import { section, useContent } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, copy, steps } from './content.ts';

const Meanwhile = section('static', () => import('../meanwhile.tsx'));

/** `/cita-cancelada`: a cancelled appointment, and how to get a new one. */
export default function AppointmentCancelled() {
  return (
    <OutcomePage
      {...copy}
      steps={useContent(steps)}
      objects={['tiles', 'slot', 'bubble']}
      actions={[{ label: actions.home, to: 'shell/home' }]}
    >
      <Meanwhile />
    </OutcomePage>
  );
}

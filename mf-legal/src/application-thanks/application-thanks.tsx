import { section, useSite } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, copy, progress } from './content.ts';

const Film = section('static', () => import('./film.tsx'));
const Ahead = section('static', () => import('./ahead.tsx'));

/** `/gracias-postulacion`: how far an application has come. */
export default function ApplicationThanks() {
  const { agency } = useSite();
  return (
    <OutcomePage
      topic="hiring"
      {...copy}
      steps={progress}
      picture={<Film />}
      actions={[
        { label: actions.home, to: 'shell/home' },
        { label: actions.social, href: agency.socialProfile },
      ]}
    >
      <Ahead />
    </OutcomePage>
  );
}

import { section, useSite, type CaseTopic } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, copy, steps } from './content.ts';
import type { StepArtProps } from '../confirmations/step-art.tsx';

const StepArt = section<StepArtProps>('static', () => import('../confirmations/step-art.tsx'));
const Meanwhile = section<{ topic: CaseTopic }>('static', () => import('../meanwhile.tsx'));

/** `/gracias`: after a consultation was asked for. */
export default function BookingThanks() {
  const { agency } = useSite();
  return (
    <OutcomePage
      // Forms of several topics lead here.
      topic={null}
      {...copy}
      steps={steps}
      art={([0, 1, 2] as const).map((step) => (
        <StepArt key={step} of="booking" step={step} />
      ))}
      actions={[
        { label: actions.social, href: agency.socialProfile },
        { label: actions.testimonials, to: 'mf-testimonials/video-testimonials' },
      ]}
    >
      <Meanwhile topic="websites" />
    </OutcomePage>
  );
}

import { section, useContent, useSite, type CaseTopic } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { actions, copy, steps, things } from './content.ts';
import type { ThingWords } from '../confirmations/thing.tsx';

const Thing = section<ThingWords>('static', () => import('../confirmations/thing.tsx'));
const Meanwhile = section<{ topic: CaseTopic }>('static', () => import('../meanwhile.tsx'));

/** `/gracias`: after a consultation was asked for. */
export default function BookingThanks() {
  const { agency } = useSite();
  return (
    <OutcomePage
      {...useContent(copy)}
      steps={useContent(steps)}
      art={things.map((thing) => (
        <Thing key={thing.kind} {...thing} />
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

import { section, useContent, useSite } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { content } from './content.ts';

const Ready = section('static', () => import('./ready.tsx'));

/** `/gracias-compra`: what happens after a payment, and when. */
export default function PurchaseThanks() {
  const { agency } = useSite();
  const { copy, steps } = useContent(content);
  const { home, social, ...words } = copy;
  return (
    <OutcomePage
      {...words}
      steps={steps}
      objects={['receipt', 'bubble', 'tiles']}
      actions={[
        { label: home, to: 'shell/home' },
        { label: social, href: agency.socialProfile },
      ]}
    >
      <Ready />
    </OutcomePage>
  );
}

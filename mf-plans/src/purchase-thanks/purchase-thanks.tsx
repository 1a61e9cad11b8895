import { section, useContent, useSite } from '@mosaico/shared-types';
import { OutcomePage } from '@mosaico/shared-ui';
import { content } from './content.ts';

const StepArt = section<{ of: 'receipts' | 'chat' | 'site' }>('static', () => import('./step-art.tsx'));
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
      art={[
        <StepArt key="receipts" of="receipts" />,
        <StepArt key="chat" of="chat" />,
        <StepArt key="site" of="site" />,
      ]}
      actions={[
        { label: home, to: 'shell/home' },
        { label: social, href: agency.socialProfile },
      ]}
    >
      <Ready />
    </OutcomePage>
  );
}

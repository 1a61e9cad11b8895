import { useSite } from 'shared-types';
import { OutcomePage } from 'shared-ui';
import { copy, steps } from './content.ts';

/** `/gracias-compra`: what happens after a payment, and when. */
export default function PurchaseThanks() {
  const { agency } = useSite();
  const { home, social, ...words } = copy;
  return (
    <OutcomePage
      {...words}
      steps={steps}
      actions={[
        { label: home, to: '/' },
        { label: social, href: agency.socialProfile },
      ]}
    />
  );
}

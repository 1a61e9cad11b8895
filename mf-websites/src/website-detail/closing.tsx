import { ClosingCall } from '@mosaico/shared-ui';
import type { Ends } from './hero.tsx';
import { Purchase } from './purchase.tsx';

/** The end of a website's page: the ways to get it, once more. */
export function Closing({ page: { offer, closing } }: { page: Ends }) {
  return (
    <ClosingCall weight="line" heading={closing.heading} text={closing.text} actions={<Purchase offer={offer} />} />
  );
}

import { useFacts, useSite } from '@mosaico/shared-types';

/** How a monthly service is billed; ahead of it, what only the owner can say of the first payment. */
export function useMonthlyBilling(): string {
  const { firstPayment } = useSite().conditions;
  const rule = useFacts().text('mf-legal/monthly-billing');
  return firstPayment === undefined ? rule : `${firstPayment} ${rule}`;
}

import { useFacts, useSite } from '@mosaico/shared-types';

/** The rule of monthly billing, after the owner's text about the first payment where the site configuration has it. */
export function useMonthlyBilling(): string {
  const { firstPayment } = useSite().conditions;
  const rule = useFacts().text('mf-legal/monthly-billing');
  return firstPayment === undefined ? rule : `${firstPayment} ${rule}`;
}

import type { FactReader } from '@mosaico/shared-types';

/** How a monthly plan is billed and ended. */
export const terms = ({ text }: FactReader) =>
  ({
    title: 'Cobros y cancelación',
    billing: text('mf-legal/monthly-billing'),
    ending: text('mf-legal/cancel-monthly-in-full'),
    link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
  }) as const;

import type { FactReader } from '@mosaico/shared-types';

/** How a monthly plan is billed; how it is ended stands beside what pays it. */
export const terms = ({ text }: FactReader) =>
  ({
    title: 'Cuándo se cobra',
    billing: text('mf-legal/monthly-billing'),
    link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
  }) as const;

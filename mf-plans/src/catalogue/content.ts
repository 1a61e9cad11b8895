import type { FactReader } from '@mosaico/shared-types';

/** What stopping costs, where one-off and monthly services stand beside each other. */
export const rules = ({ text }: FactReader) => ({
  title: 'Si cambias de idea',
  items: [
    `Lo que se paga una vez. ${text('mf-legal/cancel-single-in-full')}`,
    `Lo mensual. ${text('mf-legal/cancel-monthly-in-full')}`,
  ],
  terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' } as const,
});

/** The words in drawings of hosting and maintenance. */
export const upkeep = {
  site: 'tuyo.example',
  mailbox: 'hola@',
  month: 'Este mes',
  done: ['Seguridad', 'Actualizado', 'En línea'],
};

import { continued, type FactReader } from '@mosaico/shared-types';
import { counted } from '../counted.ts';

/** The three website plans, in the order of the columns. */
export const plans = [
  { name: 'Corporativo', topic: 'corporate-sites', to: 'mf-websites/corporate-site', label: 'Ver el Corporativo' },
  { name: 'Premium', topic: 'premium-sites', to: 'mf-websites/premium-site', label: 'Ver el Premium' },
  { name: 'Tienda en línea', topic: 'stores', to: 'mf-websites/online-store', label: 'Ver la tienda' },
] as const;

/** What does not differ, for the sentence above the table. */
export function sameInAll(facts: FactReader): string {
  const training = counted(facts, 'mf-websites/training-hours', 'hora', 'horas');
  const support = counted(facts, 'mf-websites/support-days', 'día', 'días');
  return `Los tres se entregan en ${facts.text('mf-websites/workdays')} días hábiles, con ${training} de capacitación y ${support} de soporte. Esto es lo que cambia.`;
}

export const content = ({ text, offer }: FactReader) => {
  const hosting = `Hosting: el tuyo o el ${continued(offer('mf-plans/maintenance-server').name)}, ${text('mf-plans/maintenance-server')} USD`;
  return {
    caption: 'Lo que cambia entre los tres',
    rows: [
      {
        feature: 'Precio en USD',
        isPrice: true,
        values: [text('mf-websites/corporate'), text('mf-websites/premium'), text('mf-websites/store')],
      },
      {
        feature: 'Te sirve para',
        values: ['Presentar tu empresa', 'Explicar varios servicios', 'Vender tus productos'],
      },
      {
        feature: 'Tamaño',
        values: [
          `${text('mf-websites/corporate-pages')} páginas`,
          `Hasta ${text('mf-websites/premium-pages')} páginas`,
          `Hasta ${text('mf-websites/store-categories')} categorías y ${text('mf-websites/store-products')} productos`,
        ],
      },
      { feature: 'Carrito y pago en línea', values: [false, false, true] },
      {
        feature: 'Pago mensual para estar en línea',
        values: [hosting, hosting, `Plataforma, desde ${text('mf-websites/store-platform')} USD`],
      },
    ],
  };
};

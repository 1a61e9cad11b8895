import type { FactReader } from '@mosaico/shared-types';
import type { Ends } from '../website-detail/hero.tsx';

export const content = ({ text }: FactReader): Ends => {
  const pages = text('mf-websites/premium-pages');
  return {
    offer: 'mf-websites/premium',
    title: 'Cada servicio, en su propia página',
    lead: `Hasta ${pages} páginas para el negocio que ofrece varias cosas y quiere explicarlas bien, una por una.`,
    closing: {
      heading: `Tus ${pages} páginas por ${text('mf-websites/premium')} USD`,
      text: 'Contrata en línea o agenda una cita y lo vemos juntos.',
    },
  };
};

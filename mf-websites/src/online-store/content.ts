import type { FactReader } from '@mosaico/shared-types';
import type { Ends } from '../website-detail/hero.tsx';

/** What the platform costs, as the page says it everywhere. */
export const platformOf = ({ text }: FactReader): string => `desde ${text('mf-websites/store-platform')} USD al mes`;

export const content = (facts: FactReader) => {
  const { text, number } = facts;
  const platform = platformOf(facts);
  const page: Ends = {
    offer: 'mf-websites/store',
    title: 'Tu catálogo, abierto a toda hora',
    lead: `Una tienda con carrito y pago en línea, con hasta ${text('mf-websites/store-products')} productos ya cargados en hasta ${text('mf-websites/store-categories')} categorías.`,
    priceNote: `Más el plan mensual de la plataforma, ${platform}.`,
    closing: {
      heading: `Abre tu tienda por ${text('mf-websites/store')} USD`,
      text: `Y la plataforma, ${platform}. Contrata en línea o agenda una cita y lo vemos juntos.`,
    },
  };
  return {
    page,
    art: { categories: number('mf-websites/store-categories'), products: number('mf-websites/store-products') },
  };
};

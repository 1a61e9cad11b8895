import type { FactReader } from '@mosaico/shared-types';
import { campaigns, material, paidOf, storeUpkeep, withEverySite, workOf } from '../website-detail/content.ts';
import type { Ends } from '../website-detail/hero.tsx';

/** What the platform costs, as the page says it everywhere. */
const platformOf = ({ text }: FactReader): string => `desde ${text('mf-websites/store-platform')} USD al mes`;

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

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { text, amount, offer } = facts;
  const categories = text('mf-websites/store-categories');
  const products = text('mf-websites/store-products');
  const platform = platformOf(facts);
  return {
    path: {
      heading: 'El camino de quien te compra',
      lead: 'De la portada al pago, sin salir de tu tienda.',
      steps: [
        { name: 'Portada', text: 'Qué vendes y por dónde empezar a mirar.' },
        { name: 'Categorías', text: `Hasta ${categories}, para encontrar rápido.` },
        { name: 'Producto', text: `Hasta ${products} fichas, con foto, precio y detalle.` },
        { name: 'Carrito y pago', text: 'Tu cliente revisa su pedido y paga en línea.' },
      ],
    },
    payments: {
      heading: 'Dos pagos distintos',
      lead: 'Uno se paga una vez, a nosotros. El otro, cada mes, a la plataforma.',
      items: [
        {
          title: 'Una sola vez, a nosotros',
          amount: amount('mf-websites/store'),
          text: `La tienda: diseño, hasta ${products} productos cargados, carrito y pago en línea.`,
        },
        {
          title: 'Cada mes, a la plataforma',
          amount: amount('mf-websites/store-platform'),
          text: 'Es donde tu tienda está en línea y cobra. Sin ese plan no funciona.',
        },
      ],
    },
    included: [
      {
        art: 'products',
        figure: products,
        text: `Carga de hasta ${products} productos en hasta ${categories} categorías`,
      },
      { art: 'cart', text: 'Carrito y pago en línea' },
      ...withEverySite(facts),
    ],
    work: workOf(
      facts,
      'tienda',
      `Nos cuentas qué vendes, cómo cobras y cómo entregas, y nos das fotos y precios. Contratas el plan de la plataforma, ${platform}. Salimos con la lista de tus categorías.`,
      'Montamos la tienda en la plataforma y cargamos tus productos.',
    ),
    apart: [
      {
        title: 'El plan de la plataforma',
        text: `Obligatorio para que tu tienda funcione: ${platform}.`,
      },
      {
        title: `Más de ${products} productos o ${categories} categorías`,
        text: `Se cotiza como ${offer('mf-websites/custom').name.toLowerCase()}, desde ${text('mf-websites/custom')} USD.`,
        link: { to: 'mf-websites/website-quote', label: 'Cotizar mi tienda' },
      },
      storeUpkeep(facts),
      campaigns(facts),
      material,
    ],
    paid: paidOf(facts, 'mf-websites/store'),
  } as const;
};

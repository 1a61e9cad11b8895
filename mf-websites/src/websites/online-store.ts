import { sameInAll } from '../website-comparison/content.ts';
import { websitePage } from '../website-detail/website-page.tsx';
import { campaigns, material, upkeep } from './apart.ts';
import { deliveryFacts, processOf, withEverySite } from './process.ts';

export default websitePage((facts) => {
  const { text, number } = facts;
  const price = `${text('mf-websites/store')} USD`;
  const categories = text('mf-websites/store-categories');
  const products = text('mf-websites/store-products');
  const platform = `desde ${text('mf-websites/store-platform')} USD al mes`;
  return {
    offer: 'mf-websites/store',
    title: 'Tu catálogo, abierto a toda hora',
    lead: `Una tienda con carrito y pago en línea, con hasta ${products} productos ya cargados en hasta ${categories} categorías.`,
    priceNote: `Más el plan mensual de la plataforma, ${platform}.`,
    art: {
      kind: 'shop',
      ground: 'marigold',
      categories: number('mf-websites/store-categories'),
      products: number('mf-websites/store-products'),
    },
    proof: 'stores',
    facts: [
      { value: `Hasta ${products}`, label: `productos, en hasta ${categories} categorías` },
      ...deliveryFacts(facts),
    ],
    outline: {
      heading: 'El camino de quien te compra',
      lead: 'De la portada al pago, sin salir de tu tienda.',
      parts: [
        { name: 'Portada', wireframe: 'home', text: 'Qué vendes y por dónde empezar a mirar.' },
        { name: 'Categorías', wireframe: 'catalogue', text: `Hasta ${categories}, para encontrar rápido.` },
        { name: 'Producto', wireframe: 'product', text: `Hasta ${products} fichas, con foto, precio y detalle.` },
        { name: 'Carrito y pago', wireframe: 'cart', text: 'Revisa su pedido y paga en línea.' },
      ],
    },
    included: [
      `Carga de hasta ${products} productos en hasta ${categories} categorías`,
      'Carrito y pago en línea',
      ...withEverySite(facts),
    ],
    process: processOf(
      facts,
      'tienda',
      'Nos cuentas qué vendes, cómo cobras y cómo entregas. Salimos con la lista de tus categorías.',
      'Montamos la tienda en la plataforma y cargamos tus productos.',
    ),
    apart: [
      {
        title: 'El plan de la plataforma',
        text: `Obligatorio para que tu tienda funcione: ${platform}.`,
      },
      {
        title: `Más de ${products} productos o ${categories} categorías`,
        text: `Se cotiza como sitio personalizado, desde ${text('mf-websites/custom')} USD.`,
        link: { to: 'mf-websites/website-quote', label: 'Cotizar mi tienda' },
      },
      upkeep,
      campaigns,
      material,
    ],
    condition: {
      title: 'Dos pagos distintos',
      text: `La tienda se construye una sola vez, por ${price}. La plataforma de comercio electrónico sobre la que funciona se paga cada mes, ${platform}, mientras tu tienda siga abierta.`,
    },
    compared: 'Tienda',
    comparison: { heading: '¿Tienda o sitio web?', lead: sameInAll(facts) },
    closing: {
      heading: `Abre tu tienda por ${price}`,
      text: `Y la plataforma, ${platform}. Contrata en línea o agenda una cita y lo vemos juntos.`,
    },
  };
});

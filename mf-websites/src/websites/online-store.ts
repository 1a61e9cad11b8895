import { paths } from '../content/paths.ts';
import { storePlatform, websites } from '../content/websites.ts';
import { usd } from '../content/wording.ts';
import { sameInAll } from '../website-comparison/content.ts';
import { websitePage } from '../website-detail/website-page.tsx';
import { campaigns, material, upkeep } from './apart.ts';
import { deliveryFacts, processOf, withEverySite } from './process.ts';

const { price, categories, products } = websites.store;
const platform = `desde ${usd(storePlatform)} al mes`;

export default websitePage({
  name: 'Tienda en línea',
  title: 'Tu catálogo, abierto a toda hora',
  lead: `Una tienda con carrito y pago en línea, con hasta ${products} productos ya cargados en hasta ${categories} categorías.`,
  price,
  priceNote: `Más el plan mensual de la plataforma, ${platform}.`,
  art: { kind: 'shop', ground: 'marigold', categories, products },
  purchase: { payment: 'onlineStore' },
  facts: [{ value: `Hasta ${products}`, label: `productos, en hasta ${categories} categorías` }, ...deliveryFacts],
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
    ...withEverySite,
  ],
  process: processOf(
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
      text: `Se cotiza como sitio personalizado, desde ${usd(websites.custom.price)}.`,
      link: { to: paths.quote, label: 'Cotizar mi tienda' },
    },
    upkeep,
    campaigns,
    material,
  ],
  condition: {
    title: 'Dos pagos distintos',
    text: `La tienda se construye una sola vez, por ${usd(price)}. La plataforma de comercio electrónico sobre la que funciona se paga cada mes, ${platform}, mientras tu tienda siga abierta.`,
  },
  compared: 'Tienda',
  comparison: { heading: '¿Tienda o sitio web?', lead: sameInAll },
  closing: {
    heading: `Abre tu tienda por ${usd(price)}`,
    text: `Y la plataforma, ${platform}. Contrata en línea o agenda una cita y lo vemos juntos.`,
  },
});

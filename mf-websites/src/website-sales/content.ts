import { formatAmount } from 'shared-types';
import type { Amount } from 'shared-types';
import { service, storePlatform, websites } from '../content/websites.ts';
import type { Sketch } from './site-sketch.tsx';

const { premium, corporate, landing, store, custom } = websites;
const usd = (amount: Amount) => `${formatAmount(amount.usd)} USD`;
const delivery = `${service.delivery.from} a ${service.delivery.to}`;
const quotePath = '/cotizar-sitio-web';

/** One of the six cards. */
export interface SiteOffer {
  name: string;
  badge?: string;
  description: string;
  points: readonly string[];
  /** What has to be paid besides. */
  apart?: readonly string[];
  /** An amount, or words where the price depends. */
  price: Amount | string;
  sketch: Sketch;
  /** Across the whole row, drawing and words side by side. */
  wide?: boolean;
  /** The page with its detail, or the message that opens the conversation. */
  next: { to: string } | { action: string; message: string };
}

export const offers: readonly SiteOffer[] = [
  {
    name: 'Sitio web Premium',
    badge: 'Más popular',
    description: 'Para negocios con varios servicios, cada uno con su propia página.',
    points: [`Hasta ${premium.pages} páginas`, `Entrega en ${delivery} días hábiles`],
    price: premium.price,
    sketch: { kind: 'pages', count: premium.pages },
    next: { to: '/sitio-web-premium' },
  },
  {
    name: 'Sitio web Corporativo',
    description: 'Lo esencial para presentar tu empresa.',
    points: [`${corporate.pages} páginas`],
    price: corporate.price,
    sketch: { kind: 'pages', count: corporate.pages },
    next: { to: '/sitio-web-corporativo' },
  },
  {
    name: 'Landing page con video',
    description: 'Una sola página con una carta de ventas en video.',
    points: [`Entrega en ${landing.delivery}`, `${landing.revisions} revisión`],
    price: landing.price,
    sketch: { kind: 'video' },
    next: { to: '/landing-page-500' },
  },
  {
    name: 'Tienda en línea',
    description: 'Tu catálogo en internet, listo para vender.',
    points: [`Hasta ${store.categories} categorías y ${store.products} productos`],
    apart: [`Plan de la plataforma: desde ${usd(storePlatform)} al mes`],
    price: store.price,
    sketch: { kind: 'products', columns: store.categories, count: store.products },
    next: { to: '/tienda-en-linea' },
  },
  {
    name: 'Sitio personalizado',
    description: '¿Tu proyecto no cabe en los otros planes? Lo definimos contigo.',
    points: ['Alcance a la medida de tu proyecto'],
    price: custom.price,
    sketch: { kind: 'blank' },
    next: { action: 'Hablar de mi proyecto', message: 'Hola, estoy interesado en un sitio web personalizado' },
  },
  {
    name: 'Mantenimiento',
    description: 'Para que tu sitio siga seguro y actualizado después de la entrega.',
    points: ['Planes mensuales'],
    price: 'A consultar',
    sketch: { kind: 'months', count: 12 },
    wide: true,
    next: { to: '/planes-mantenimiento' },
  },
];

export const copy = {
  hero: {
    eyebrow: 'Sitios web para negocios',
    title: 'Tu sitio web, con precio y fecha claros',
    lead: 'Elige un plan, lo construimos y te enseñamos a manejarlo. Desde una landing page con video hasta una tienda en línea.',
    price: { usd: landing.price.usd, from: true },
    action: 'Ver los planes',
    quote: { to: quotePath, label: 'Cotizar mi sitio' },
  },
  offers: { heading: 'Elige qué construimos' },
  facts: {
    heading: 'Así te lo entregamos',
    items: [
      { value: delivery, label: `días hábiles de entrega. La landing page, de ${landing.delivery}` },
      { value: `${service.trainingHours} hora`, label: 'de capacitación incluida' },
      { value: `${service.supportDays} días`, label: 'de soporte después de la entrega' },
      { value: usd(storePlatform), label: 'al mes como mínimo: el plan de plataforma, obligatorio en las tiendas' },
    ],
  },
  comparison: {
    heading: '¿Corporativo, Premium o tienda?',
    lead: 'La entrega, la capacitación y el soporte son iguales en los tres. Esto es lo que cambia.',
    caption: 'Lo que cambia entre los tres',
    plans: ['Corporativo', 'Premium', 'Tienda'],
    recommended: 'Premium',
    rows: [
      { feature: 'Precio en USD', values: [corporate, premium, store].map(({ price }) => formatAmount(price.usd)) },
      {
        feature: 'Te sirve para',
        values: ['Presentar tu empresa', 'Explicar varios servicios', 'Vender tus productos'],
      },
      {
        feature: 'Tamaño',
        values: [
          `${corporate.pages} páginas`,
          `Hasta ${premium.pages} páginas`,
          `Hasta ${store.categories} categorías y ${store.products} productos`,
        ],
      },
      { feature: 'Plan mensual de plataforma', values: ['No necesita', 'No necesita', `Desde ${usd(storePlatform)}`] },
    ],
  },
  reels: {
    heading: 'Míralo en video',
    lead: 'Tres reels cortos. Cada uno se abre en una pestaña nueva.',
    label: 'Reel',
  },
  reasons: {
    heading: 'Por qué hacerlo con nosotros',
    items: [
      {
        title: 'El precio está a la vista',
        text: 'Cada plan dice cuánto cuesta y hasta dónde llega. Lo sabes antes de escribirnos.',
      },
      { title: 'Tú quedas al mando', text: 'Te capacitamos para que sepas usar tu sitio desde el primer día.' },
      {
        title: 'No te soltamos al publicar',
        text: 'Tienes soporte después de la entrega y, si lo quieres, mantenimiento cada mes.',
      },
      {
        title: 'Un solo equipo',
        text: 'Cuando tu sitio esté listo, aquí mismo llevamos tus redes, tus anuncios y tu CRM.',
      },
    ],
  },
  closing: {
    heading: 'Cuéntanos qué sitio necesitas',
    text: 'Escríbenos por chat y lo conversamos. Si prefieres, responde unas preguntas y pide tu cotización.',
    action: 'Escribir por chat',
    message: 'Hola, quiero un sitio web para mi negocio',
    quote: { to: quotePath, label: 'Cotizar mi sitio' },
  },
} as const;

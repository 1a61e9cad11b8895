import type { Amount } from 'shared-types';
import { paths } from '../content/paths.ts';
import { service, storePlatform, websites } from '../content/websites.ts';
import { range, usd } from '../content/wording.ts';
import type { Sketch } from '../site-sketch/site-sketch.tsx';
import { sameInAll } from '../website-comparison/content.ts';

const { premium, corporate, landing, store, custom } = websites;
const delivery = range(service.delivery);
const landingDelivery = `${range(landing.delivery)} días hábiles`;
const quote = { to: paths.quote, label: 'Cotizar mi sitio' };

/** One of the six cards. */
export interface SiteOffer {
  id: string;
  name: string;
  description: string;
  points: readonly string[];
  /** What has to be paid besides. */
  apart?: readonly string[];
  /** An amount, or words where the price depends. */
  price: Amount | string;
  sketch: Sketch;
  /** Flags: the one that most choose, and the one that is made to measure. */
  popular?: true;
  personalised?: true;
  /** Across the whole row, drawing and words side by side. */
  wide?: true;
  /** Its page. One without is talked over in an appointment. */
  to?: string;
}

export const offers: readonly SiteOffer[] = [
  {
    id: 'premium',
    name: 'Sitio web Premium',
    popular: true,
    description: 'Para negocios con varios servicios, cada uno con su propia página.',
    points: [`Hasta ${premium.pages} páginas`, `Entrega en ${delivery} días hábiles`],
    price: premium.price,
    sketch: { kind: 'pages', count: premium.pages },
    to: paths.premium,
  },
  {
    id: 'corporate',
    name: 'Sitio web Corporativo',
    description: 'Lo esencial para presentar tu empresa.',
    points: [`${corporate.pages} páginas`],
    price: corporate.price,
    sketch: { kind: 'pages', count: corporate.pages },
    to: paths.corporate,
  },
  {
    id: 'landing',
    name: 'Landing page con video',
    description: 'Una sola página con una carta de ventas en video.',
    points: [`Entrega en ${landingDelivery}`, `${landing.revisions} revisión`],
    price: landing.price,
    sketch: { kind: 'video' },
    to: paths.landing,
  },
  {
    id: 'store',
    name: 'Tienda en línea',
    description: 'Tu catálogo en internet, listo para vender.',
    points: [`Hasta ${store.categories} categorías y ${store.products} productos`],
    apart: [`Plan de la plataforma: desde ${usd(storePlatform)} al mes`],
    price: store.price,
    sketch: { kind: 'products', columns: store.categories, count: store.products },
    to: paths.store,
  },
  {
    id: 'custom',
    name: 'Sitio personalizado',
    personalised: true,
    description: '¿Tu proyecto no cabe en los otros planes? Lo definimos contigo.',
    points: ['Alcance a la medida de tu proyecto'],
    price: custom.price,
    sketch: { kind: 'blank' },
  },
  {
    id: 'maintenance',
    name: 'Mantenimiento',
    description: 'Para que tu sitio siga seguro y actualizado después de la entrega.',
    points: ['Planes mensuales'],
    price: 'A consultar',
    sketch: { kind: 'months', count: 12 },
    wide: true,
    to: paths.maintenance,
  },
];

export const copy = {
  hero: {
    eyebrow: 'Sitios web para negocios',
    title: 'Tu sitio web, con precio y fecha claros',
    lead: 'Elige un plan, lo construimos y te enseñamos a manejarlo. Desde una landing page con video hasta una tienda en línea.',
    price: { usd: landing.price.usd, from: true },
    action: 'Ver los planes',
    quote,
  },
  offers: { heading: 'Elige qué construimos' },
  flags: { popular: 'Más popular', personalised: 'A tu medida' },
  booking: { action: 'Agendar Cita', title: 'Agenda tu cita' },
  facts: {
    heading: 'Así te lo entregamos',
    items: [
      { value: delivery, label: `días hábiles de entrega. La landing page, en ${landingDelivery}` },
      { value: `${service.trainingHours} hora`, label: 'de capacitación para manejar tu sitio o tu tienda' },
      { value: `${service.supportDays} días`, label: 'de soporte después de entregar tu sitio o tu tienda' },
      { value: usd(storePlatform), label: 'al mes como mínimo: el plan de plataforma, obligatorio en las tiendas' },
    ],
  },
  comparison: { heading: '¿Corporativo, Premium o tienda?', lead: sameInAll, marked: 'Premium' },
  reels: {
    heading: 'Míralo en video',
    lead: 'Tres reels cortos. Míralos aquí o ábrelos en su red.',
    name: 'Reel',
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
    text: 'Agenda una cita y lo conversamos. Si prefieres, responde unas preguntas y pide tu cotización.',
    quote,
  },
} as const;

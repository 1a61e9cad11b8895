import type { Amount, FactReader, OfferName, PageLink } from '@mosaico/shared-types';
import { counted } from '../counted.ts';
import type { CardArt } from './cover.tsx';

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
  art: CardArt;
  /** Flags: the one that most choose, and the one that is made to measure. */
  popular?: true;
  personalised?: true;
  /** Its page. One without is talked over in an appointment. */
  to?: PageLink;
  /** What has to be known of the price besides. */
  note?: string;
}

function cards(facts: FactReader): SiteOffer[] {
  const { text, number, offer } = facts;
  const sold = (name: OfferName): Pick<SiteOffer, 'name' | 'price'> => {
    const { name: called, price } = offer(name);
    return { name: called, price };
  };
  // From the lowest price to the highest; what is paid afterwards comes last.
  return [
    {
      id: 'landing',
      ...sold('mf-websites/landing'),
      description: 'Una sola página con tu carta de ventas en video.',
      points: [
        `Entrega en ${text('mf-websites/landing-workdays')} días hábiles`,
        counted(facts, 'mf-websites/landing-revisions', 'revisión', 'revisiones'),
      ],
      art: { topic: 'landing-pages', sketch: { kind: 'video' } },
      to: 'mf-websites/landing-page',
    },
    {
      id: 'corporate',
      ...sold('mf-websites/corporate'),
      description: 'Lo esencial para presentar tu empresa.',
      points: [
        `${text('mf-websites/corporate-pages')} páginas`,
        `Entrega en ${text('mf-websites/workdays')} días hábiles`,
      ],
      art: { topic: 'corporate-sites', sketch: { kind: 'pages', count: number('mf-websites/corporate-pages') } },
      to: 'mf-websites/corporate-site',
    },
    {
      id: 'premium',
      ...sold('mf-websites/premium'),
      popular: true,
      description: 'Para negocios con varios servicios, cada uno con su propia página.',
      points: [
        `Hasta ${text('mf-websites/premium-pages')} páginas`,
        `Entrega en ${text('mf-websites/workdays')} días hábiles`,
      ],
      art: { topic: 'premium-sites', sketch: { kind: 'pages', count: number('mf-websites/premium-pages') } },
      to: 'mf-websites/premium-site',
    },
    {
      id: 'store',
      ...sold('mf-websites/store'),
      description: 'Tu catálogo en internet, listo para vender.',
      points: [
        `Hasta ${text('mf-websites/store-categories')} categorías y ${text('mf-websites/store-products')} productos`,
      ],
      apart: [`Plan de la plataforma: desde ${text('mf-websites/store-platform')} USD al mes`],
      art: {
        topic: 'stores',
        sketch: {
          kind: 'products',
          columns: number('mf-websites/store-categories'),
          count: number('mf-websites/store-products'),
        },
      },
      to: 'mf-websites/online-store',
    },
    {
      id: 'custom',
      ...sold('mf-websites/custom'),
      personalised: true,
      description: '¿Tu proyecto no cabe en los otros planes? Lo definimos contigo.',
      points: ['Alcance a la medida de tu proyecto'],
      art: { sketch: { kind: 'blank' } },
      note: offer('mf-websites/custom').cancellation,
    },
    {
      id: 'maintenance',
      name: offer('mf-plans/maintenance').name,
      description: 'Para que tu sitio siga seguro y actualizado después de la entrega.',
      points: ['Planes mensuales'],
      price: 'A consultar',
      note: `Según tu sitio. Planes desde ${offer('mf-plans/maintenance').price.text} USD al mes.`,
      // A year of them.
      art: { sketch: { kind: 'months', count: 12 } },
      to: 'mf-plans/maintenance-plans',
    },
  ];
}

export const flags = { popular: 'Más popular', personalised: 'A tu medida' };

export const booking = { action: 'Agendar Cita', title: 'Agenda tu cita' };

export const quote = { to: 'mf-websites/website-quote', label: 'Cotizar mi sitio' } as const;

export const content = (facts: FactReader) => ({
  hero: {
    eyebrow: 'Sitios web para negocios',
    title: 'Tu sitio web, con precio y fecha claros',
    lead: 'Elige un plan y lo construimos, desde una landing page con video hasta una tienda en línea.',
    price: facts.offer('mf-websites/websites').price,
    action: 'Ver los planes',
  },
  offers: { heading: 'Elige qué construimos', items: cards(facts) },
});

export const closing = {
  heading: 'Cuéntanos qué sitio necesitas',
  text: 'Agenda una cita y lo conversamos. Si prefieres, responde unas preguntas y pide tu cotización.',
};

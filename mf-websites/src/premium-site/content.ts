import type { FactReader } from '@mosaico/shared-types';
import { campaigns, material, paidOf, upkeep, withEverySite, workOf } from '../website-detail/content.ts';
import type { Ends } from '../website-detail/hero.tsx';
import type { Branch } from './site-map.tsx';

export const content = ({ text }: FactReader): Ends => {
  const pages = text('mf-websites/premium-pages');
  return {
    offer: 'mf-websites/premium',
    title: 'Cada servicio, en su propia página',
    lead: `Hasta ${pages} páginas para el negocio que ofrece varias cosas y quiere explicarlas bien, una por una.`,
    closing: {
      heading: `Hasta ${pages} páginas por ${text('mf-websites/premium')} USD`,
      text: 'Contrata en línea o agenda una cita y lo vemos juntos.',
    },
  };
};

/** The site of a dental clinic, by what its visitors look for. */
const branches: readonly Branch[] = [
  {
    name: 'La entrada',
    text: 'Qué hace la clínica y por dónde seguir.',
    pages: ['Inicio'],
  },
  {
    name: 'Para decidirse',
    text: 'Quién atiende, cómo queda, qué preguntan todos y dónde se pide la cita.',
    pages: ['El equipo', 'Antes y después', 'Preguntas', 'Pedir cita'],
  },
  {
    name: 'Una página por servicio',
    text: 'Quien busca implantes llega a implantes, no a una lista.',
    pages: ['Servicios', 'Limpieza', 'Ortodoncia', 'Implantes', 'Estética'],
  },
];

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { text, offer } = facts;
  const pages = text('mf-websites/premium-pages');
  return {
    map: {
      heading: `Qué cabe en ${pages} páginas`,
      lead: 'Por ejemplo, así las repartiría una clínica dental. En el arranque definimos contigo las tuyas.',
      branches,
    },
    included: [
      { art: 'pages', figure: pages, text: `Diseño y construcción de hasta ${pages} páginas` },
      ...withEverySite(facts),
    ],
    work: workOf(
      facts,
      'sitio',
      'Nos cuentas qué ofreces y a quién. Salimos con la lista de tus páginas.',
      'Diseñamos y armamos cada página con tus textos y tus imágenes.',
    ),
    apart: [
      {
        title: `Más de ${pages} páginas`,
        text: `Se cotizan como ${offer('mf-websites/custom').name.toLowerCase()}, desde ${text('mf-websites/custom')} USD.`,
        link: { to: 'mf-websites/website-quote', label: 'Cotizar mi sitio' },
      },
      upkeep(facts),
      campaigns(facts),
      material,
    ],
    paid: paidOf(facts, 'mf-websites/premium'),
  } as const;
};

/** How many pages are drawn where no client's can be shown. */
export const drawn = ({ number }: FactReader): number => number('mf-websites/premium-pages');

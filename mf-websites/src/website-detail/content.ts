import { dollars, type FactReader, type OfferName } from '@mosaico/shared-types';
import { counted } from '../counted.ts';
import type { Exclusion, Inclusion, Milestone, Work } from './website.ts';

/** What every website's page says in the same words, at its start and at its end. */
export const copy = {
  back: { to: 'mf-websites/website-sales', label: 'Todos los sitios web' },
  buy: 'Contratar Ahora',
  book: 'Agendar Cita',
  bookingTitle: 'Agenda tu cita',
} as const;

/** What every website's page says in the same words, below its start. */
export const copyBelow = {
  included: 'Lo que incluye',
  includedItem: 'Incluido:',
  paid: 'Cómo se paga',
  apart: {
    heading: 'Lo que no incluye',
    lead: 'El dominio tampoco se incluye.',
    item: 'No incluido:',
  },
  terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
} as const;

/** How much of the price comes back; the rule itself stands beside the way to pay. */
export function refundOf({ text, number, offer }: FactReader, sold: OfferName): string {
  const { price } = offer(sold);
  const back = dollars((price.usd * number('mf-legal/single-refund')) / 100);
  return `De ${price.text} vuelven a ti ${back} si cancelas en las primeras ${text('mf-legal/single-cancel-hours')} horas.`;
}

/** How what is sold is paid and called off, by the terms; said beside what the price covers. */
export const paidOf = (facts: FactReader, sold: OfferName): readonly string[] => [
  facts.text('mf-legal/payment-plan'),
  refundOf(facts, sold),
];

/** The share of a payment that comes back, in hundredths. */
export const refunded = ({ number }: FactReader): number => number('mf-legal/single-refund');

const maintenance = ({ text, offer }: FactReader, words: string): Exclusion => ({
  title: offer('mf-plans/maintenance').name,
  text: `${words}: desde ${text('mf-plans/maintenance-basic')} USD al mes, plan Básico.`,
  link: { to: 'mf-plans/maintenance-plans', label: 'Ver planes de mantenimiento' },
});

/** What no website's price covers, by the names it is sold under. */
export const upkeep = (facts: FactReader): Exclusion =>
  maintenance(facts, `${facts.text('mf-websites/hosting')} Seguridad y actualizaciones`);

/** A store is hosted by its platform. */
export const storeUpkeep = (facts: FactReader): Exclusion =>
  maintenance(facts, 'Seguridad y actualizaciones después de la entrega');

export const campaigns = ({ offer, text }: FactReader): Exclusion => {
  const { name } = offer('mf-plans/ads');
  return {
    title: name,
    text: `Se contratan aparte: desde ${text('mf-plans/ads')} USD al mes, sin la inversión en anuncios.`,
    link: { to: 'mf-plans/ads-service', label: `Ver ${name.charAt(0).toLowerCase()}${name.slice(1)}` },
  };
};

export const material: Exclusion = {
  title: 'Textos, logo, fotos y videos',
  text: 'Usamos los tuyos. Si te falta alguno, se cotiza aparte.',
};

/** What comes with every site. */
export const training = (facts: FactReader) => counted(facts, 'mf-websites/training-hours', 'hora', 'horas');
export const support = (facts: FactReader) => counted(facts, 'mf-websites/support-days', 'día', 'días');

/** The last part of the work on every site. */
export const afterwards = (facts: FactReader): Milestone => ({
  phase: 'after',
  title: `${support(facts)} de soporte`,
  text: 'Si algo falla o te queda una duda, nos escribes y lo resolvemos.',
});

/** How a site or a store is made; only what is asked first and what is built differ. */
export function workOf(facts: FactReader, site: string, start: string, build: string): Work {
  const { text, number, range } = facts;
  const days = range('mf-websites/workdays');
  const milestones: Milestone[] = [
    { phase: 'start', title: 'Arranque', text: start, meeting: 'Reunión de arranque' },
    { phase: 'build', title: 'Construcción', text: build },
    {
      phase: 'delivery',
      title: 'Entrega',
      text: `Entre el día ${days.least} y el ${days.most} recibes tu ${site} y te enseñamos a manejar cada parte.`,
      meeting: `Reunión de entrega, con ${training(facts)} de capacitación`,
    },
    afterwards(facts),
  ];
  return {
    heading: `De tu material a tu ${site}, en ${text('mf-websites/workdays')} días hábiles`,
    lead: `En las ${text('mf-legal/contact-hours')} horas siguientes a tu compra te pedimos textos, imágenes y accesos. Cada cuadro es un día.`,
    days,
    supportDays: number('mf-websites/support-days'),
    milestones,
  };
}

export const supportDays = ({ number }: FactReader): number => number('mf-websites/support-days');

/** Every site is made for every screen. */
export const devices: Inclusion = {
  art: 'devices',
  text: 'Diseño que se adapta al celular, la tableta y la computadora',
};

/** The support that every site includes. */
export const supported = (facts: FactReader): Inclusion => ({
  art: 'support',
  text: `${support(facts)} de soporte después de la entrega`,
});

/** What every site but the landing page includes besides its pages. */
export const withEverySite = (facts: FactReader): Inclusion[] => [
  devices,
  { art: 'start', text: 'Reunión de arranque' },
  { art: 'delivery', text: `Reunión de entrega con ${training(facts)} de capacitación` },
  supported(facts),
];

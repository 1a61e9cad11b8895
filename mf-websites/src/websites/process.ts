import { purchase, service } from '../content/websites.ts';
import { range } from '../content/wording.ts';
import type { Milestone, Website } from '../website-detail/website.ts';

const days = range(service.delivery);

/** How a site or a store is made; only what is asked first and what is built differ. */
export function processOf(site: string, start: string, build: string): Website['process'] {
  const milestones: Milestone[] = [
    { phase: 'start', title: 'Arranque', text: start, meeting: 'Reunión de arranque' },
    { phase: 'build', title: 'Construcción', text: build },
    {
      phase: 'delivery',
      title: 'Entrega',
      text: `Entre el día ${service.delivery.from} y el ${service.delivery.to} recibes tu ${site} en línea y te enseñamos a manejar cada parte.`,
      meeting: `Reunión de entrega, con ${service.trainingHours} hora de capacitación`,
    },
    {
      phase: 'after',
      title: `${service.supportDays} días de soporte`,
      text: 'Si algo falla o te queda una duda, nos escribes y lo resolvemos.',
    },
  ];
  return {
    heading: `De tu pago a tu ${site}, en ${days} días hábiles`,
    lead: `Te contactamos dentro de las ${purchase.followUpHours} horas siguientes a tu compra para empezar. Cada cuadro es un día.`,
    days: service.delivery,
    supportDays: service.supportDays,
    milestones,
  };
}

/** The figures that every site but the landing page shares. */
export const deliveryFacts = [
  { value: days, label: 'días hábiles de entrega' },
  { value: `${service.trainingHours} hora`, label: 'de capacitación' },
  { value: `${service.supportDays} días`, label: 'de soporte después de la entrega' },
] as const;

/** What every site but the landing page includes besides its pages. */
export const withEverySite = [
  'Diseño que se adapta al celular, la tableta y la computadora',
  'Reunión de arranque',
  `Reunión de entrega con ${service.trainingHours} hora de capacitación`,
  `${service.supportDays} días de soporte después de la entrega`,
] as const;

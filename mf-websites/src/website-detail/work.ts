import type { FactReader } from '@mosaico/shared-types';
import type { Fact } from '@mosaico/shared-ui';
import { counted } from '../counted.ts';
import type { Milestone, Work } from './website.ts';

const training = (facts: FactReader) => counted(facts, 'mf-websites/training-hours', 'hora', 'horas');
const support = (facts: FactReader) => counted(facts, 'mf-websites/support-days', 'día', 'días');

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
      text: `Entre el día ${days.least} y el ${days.most} recibes tu ${site} en línea y te enseñamos a manejar cada parte.`,
      meeting: `Reunión de entrega, con ${training(facts)} de capacitación`,
    },
    {
      phase: 'after',
      title: `${support(facts)} de soporte`,
      text: 'Si algo falla o te queda una duda, nos escribes y lo resolvemos.',
    },
  ];
  return {
    heading: `De tu pago a tu ${site}, en ${text('mf-websites/workdays')} días hábiles`,
    lead: `Te contactamos dentro de las ${text('mf-legal/contact-hours')} horas siguientes a tu compra para pedirte textos, imágenes y accesos. Los días corren desde que los tenemos; cada cuadro es uno.`,
    days,
    supportDays: number('mf-websites/support-days'),
    milestones,
  };
}

/** The figures that every site but the landing page shares. */
export const deliveryFacts = (facts: FactReader): Fact[] => [
  { value: facts.text('mf-websites/workdays'), label: 'días hábiles de entrega' },
  { value: training(facts), label: 'de capacitación' },
  { value: support(facts), label: 'de soporte después de la entrega' },
];

/** What every site but the landing page includes besides its pages. */
export const withEverySite = (facts: FactReader): string[] => [
  'Diseño que se adapta al celular, la tableta y la computadora',
  'Reunión de arranque',
  `Reunión de entrega con ${training(facts)} de capacitación`,
  `${support(facts)} de soporte después de la entrega`,
];

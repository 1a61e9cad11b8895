import { dollars, type CaseTopic, type FactReader, type PageLink } from '@mosaico/shared-types';

export const content = ({ text }: FactReader) => ({
  hero: {
    eyebrow: 'Sobre tu solicitud',
    title: 'Lo Sentimos',
    lead: `Trabajamos con negocios dispuestos a invertir más de ${text('mf-plans/minimum-investment')} USD al mes. Con menos, esto sí puedes contratarlo hoy.`,
    book: 'Agendar Cita Comercial',
  },
});

/** Beside the booking. */
export const mistake = {
  title: '¿Crees que es un error?',
  text: 'Puede pasar: un formulario no lo cuenta todo. Lo revisamos juntos en una cita comercial.',
};

export const advice = { to: 'mf-plans/budget-recommendation', label: 'Ver por dónde empezar' } as const;

export const booking = { title: 'Agenda tu cita comercial' };

/** What an amount buys. */
export interface MoneyStep {
  price: string;
  /** Where it stands on the bar, in dollars a month. Without it, it is paid once. */
  amount?: number;
  /** The lowest price of several. */
  from?: true;
  name: string;
  /** What it shows a work of: one that was made at this price. Without it, what it is, drawn. */
  topic?: CaseTopic;
  /** A larger plan of the same service, or what the amount does not buy. */
  more?: string;
  /** The full service begins here. */
  full?: true;
  to: PageLink;
}

/** Above the steps, and at the ends of the bar. */
export const scale = ({ text, number }: FactReader) => ({
  heading: `Con menos de ${text('mf-plans/minimum-investment')} al mes, empieza por aquí.`,
  least: dollars(0),
  most: `${text('mf-plans/minimum-investment')} al mes`,
  full: number('mf-plans/minimum-investment'),
});

/** Before a price that is the lowest of several. */
export const lowest = 'Desde';

/** What is paid once, and what each month up to the minimum. */
export const ladder = ({ text, number }: FactReader): readonly { heading: string; steps: readonly MoneyStep[] }[] => [
  {
    heading: 'Pagas una vez',
    steps: [
      {
        price: text('mf-websites/landing'),
        name: 'Una landing page con video',
        topic: 'landing-pages',
        to: 'mf-websites/landing-page',
      },
    ],
  },
  {
    heading: 'Pagas cada mes',
    steps: [
      {
        price: text('mf-plans/maintenance-server'),
        amount: number('mf-plans/maintenance-server'),
        name: 'Hosting y correo',
        to: 'mf-plans/maintenance-plans?plan=servidor',
      },
      {
        price: text('mf-plans/maintenance-basic'),
        amount: number('mf-plans/maintenance-basic'),
        from: true,
        name: 'Tu sitio, cuidado',
        topic: 'maintenance',
        more: `Plan Recomendado, ${text('mf-plans/maintenance-recommended')}`,
        to: 'mf-plans/maintenance-plans?plan=basico',
      },
      {
        price: text('mf-plans/social-basic'),
        amount: number('mf-plans/social-basic'),
        from: true,
        name: `${text('mf-plans/social-basic-posts')} publicaciones en tus redes`,
        topic: 'social',
        more: `Plan Recomendado, ${text('mf-plans/social-recommended')}`,
        to: 'mf-plans/social-plans?plan=basico',
      },
      {
        price: text('mf-plans/minimum-investment'),
        amount: number('mf-plans/minimum-investment'),
        name: 'Desde aquí trabajamos contigo mes a mes',
        topic: 'ads',
        more: 'Lo que se paga una vez tiene su propio precio',
        full: true,
        to: 'mf-plans/service-catalogue',
      },
    ],
  },
];

import type { CaseTopic, FactReader, PageLink } from '@mosaico/shared-types';

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
  name: string;
  /** What it shows a work of: one that was made at this price. Without it, what it is, drawn. */
  topic?: CaseTopic;
  /** A smaller plan of the same service, or what the amount does not buy. */
  less?: string;
  /** The full service begins here. */
  full?: true;
  to: PageLink;
}

/** What is paid once, and what each month up to the minimum. */
export const ladder = ({ text }: FactReader): readonly { heading: string; steps: readonly MoneyStep[] }[] => [
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
        name: 'Hosting y correo',
        to: 'mf-plans/maintenance-plans?plan=servidor',
      },
      {
        price: text('mf-plans/maintenance-recommended'),
        name: 'Tu sitio, cuidado',
        topic: 'maintenance',
        less: `Plan Básico, ${text('mf-plans/maintenance-basic')}`,
        to: 'mf-plans/maintenance-plans?plan=recomendado',
      },
      {
        price: text('mf-plans/social-recommended'),
        name: `${text('mf-plans/social-recommended-posts')} publicaciones en tus redes`,
        topic: 'social',
        less: `Plan Básico, ${text('mf-plans/social-basic')}`,
        to: 'mf-plans/social-plans?plan=recomendado',
      },
      {
        price: text('mf-plans/minimum-investment'),
        name: 'Desde aquí trabajamos contigo mes a mes',
        topic: 'ads',
        less: 'Lo que se paga una vez tiene su propio precio',
        full: true,
        to: 'mf-plans/service-catalogue',
      },
    ],
  },
];

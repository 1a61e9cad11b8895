import type { CaseTopic, FactName, FactReader, PageLink } from '@mosaico/shared-types';

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
  /** What it shows a work of. */
  topic: CaseTopic;
  /** Without it the full service begins here. */
  to?: PageLink;
}

/** What is paid once, and what each month up to the minimum. */
export const ladder = ({ text }: FactReader) => {
  const step = (fact: FactName, name: string, topic: CaseTopic, to?: PageLink): MoneyStep => ({
    price: text(fact),
    name,
    topic,
    ...(to && { to }),
  });
  return [
    {
      heading: 'Pagas una vez',
      steps: [step('mf-websites/landing', 'Una landing page con video', 'landing-pages', 'mf-websites/landing-page')],
    },
    {
      heading: 'Pagas cada mes',
      steps: [
        step(
          'mf-plans/maintenance-server',
          'Hosting y correo',
          'corporate-sites',
          'mf-plans/maintenance-plans?plan=servidor',
        ),
        step(
          'mf-plans/maintenance-basic',
          'Tu sitio, cuidado',
          'maintenance',
          'mf-plans/maintenance-plans?plan=basico',
        ),
        step(
          'mf-plans/social-basic',
          `${text('mf-plans/social-basic-posts')} publicaciones en tus redes`,
          'social',
          'mf-plans/social-plans?plan=basico',
        ),
        step('mf-plans/minimum-investment', 'Desde aquí, todos los servicios', 'ads'),
      ],
    },
  ];
};

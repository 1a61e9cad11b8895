import type { FactName, FactReader, PageLink } from '@mosaico/shared-types';

export const content = ({ text }: FactReader) => ({
  hero: {
    eyebrow: 'Sobre tu solicitud',
    title: 'Lo Sentimos',
    lead: `Trabajamos con negocios dispuestos a invertir más de ${text('mf-plans/minimum-investment')} USD al mes. Por lo que nos contaste, hoy no llegas a esa cifra. Puedes empezar con algo más pequeño.`,
    book: 'Agendar Cita Comercial',
  },
});

export const mistake = {
  title: '¿Crees que es un error?',
  text: 'Puede pasar: un formulario no lo cuenta todo. Lo revisamos juntos en una cita comercial.',
  book: 'Agendar y revisarlo',
};

export const advice = { to: 'mf-plans/budget-recommendation', label: 'Ver por dónde empezar' } as const;

export const booking = { title: 'Agenda tu cita comercial' };

/** From the lowest price to the minimum, what each buys, and where. */
export const scale = ({ text, number }: FactReader) => {
  const step = (fact: FactName, name: string, to?: PageLink) => ({
    value: number(fact),
    price: text(fact),
    name,
    to,
  });
  return {
    label: 'Qué se contrata con cuánto',
    most: number('mf-plans/minimum-investment'),
    steps: [
      step('mf-plans/maintenance-server', 'al mes: hosting y correo', 'mf-plans/maintenance-plans?plan=servidor'),
      step('mf-plans/maintenance-basic', 'al mes: tu sitio, cuidado', 'mf-plans/maintenance-plans?plan=basico'),
      step('mf-websites/landing', 'una vez: una landing page con video', 'mf-websites/landing-page'),
      step(
        'mf-plans/social-basic',
        `al mes: ${text('mf-plans/social-basic-posts')} publicaciones en tus redes`,
        'mf-plans/social-plans?plan=basico',
      ),
      step('mf-plans/minimum-investment', 'al mes: desde aquí, los servicios completos'),
    ],
  };
};

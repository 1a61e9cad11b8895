import type { FactName, FactReader } from '@mosaico/shared-types';

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
  text: 'Puede pasar: un formulario no lo cuenta todo. Agenda una cita comercial y lo revisamos juntos.',
};

export const advice = { to: 'mf-plans/budget-recommendation', label: 'Ver qué hacer con mi presupuesto' } as const;

/** What costs less; each line leads to where it is sold. */
export const meanwhile = ({ text }: FactReader) =>
  ({
    heading: 'Mientras tanto, puedes empezar con menos',
    items: [
      { to: 'mf-websites/landing-page', label: `Una landing page cuesta ${text('mf-websites/landing')}` },
      {
        to: 'mf-plans/social-plans?plan=basico',
        label: `El plan Básico de redes, ${text('mf-plans/social-basic')} al mes`,
      },
    ],
  }) as const;

export const booking = { title: 'Agenda tu cita comercial' };

/** From the lowest price to the minimum, and what each buys. */
export const scale = ({ text, number }: FactReader) => {
  const step = (fact: FactName, name: string) => ({ value: number(fact), price: text(fact), name });
  return {
    label: 'Qué se contrata con cuánto',
    most: number('mf-plans/minimum-investment'),
    steps: [
      step('mf-plans/maintenance-server', 'al mes: hosting y correo'),
      step('mf-plans/maintenance-basic', 'al mes: tu sitio, cuidado'),
      step('mf-websites/landing', 'una vez: una landing page con video'),
      step('mf-plans/social-basic', `al mes: ${text('mf-plans/social-basic-posts')} publicaciones en tus redes`),
      step('mf-plans/minimum-investment', 'al mes: desde aquí, los servicios completos'),
    ],
  };
};

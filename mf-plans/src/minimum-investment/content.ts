import type { FactName, FactReader } from '@mosaico/shared-types';

export const content = ({ text }: FactReader) => ({
  hero: {
    eyebrow: 'Sobre tu solicitud',
    title: 'Lo Sentimos',
    lead: `Trabajamos con negocios dispuestos a invertir más de ${text('mf-plans/minimum-investment')} USD al mes. Es lo que piden nuestros servicios completos y, por lo que nos contaste, hoy no es tu momento. Sí puedes empezar con algo más pequeño.`,
    book: 'Agendar Cita Comercial',
  },
});

export const mistake = {
  title: '¿Crees que es un error?',
  text: 'Puede pasar: un formulario no lo cuenta todo. Agenda una cita comercial y lo revisamos juntos.',
};

export const meanwhile = {
  to: 'mf-plans/budget-recommendation',
  heading: 'Mientras tanto, puedes empezar con menos',
  text: 'Hay pasos que caben en un presupuesto más pequeño. Te dejamos nuestra recomendación.',
  link: 'Ver qué hacer con mi presupuesto',
} as const;

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

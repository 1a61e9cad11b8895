import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

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

/** From where on the agency's work pays: months of investment, and the line that they cross. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    line: { ground: 'c', label: text('mf-plans/minimum-investment'), note: 'al mes, desde aquí' },
    d: { ground: 'd' },
    a: { ground: 'a' },
    b: { ground: 'b', figure: 'quarter', paint: 'c', turn: 3 },
    e: { ground: 'e', figure: 'half', paint: 'a' },
  },
  wide: [
    '. . . . . b',
    '. . . . b a',
    '. . . e a a',
    'line line line line line line',
    '. . d d d d',
    '. d d d d d',
    'd d d d d d',
  ],
  narrow: ['. . . . e b', 'line line line line line a'],
});

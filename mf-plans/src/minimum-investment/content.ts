import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

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

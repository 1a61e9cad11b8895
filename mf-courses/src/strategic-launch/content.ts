import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import { next } from '../course-detail/content.ts';
import type { CourseBelowCopy } from '../course-detail/offer.tsx';
import { deliveriesOf } from '../course-launches/content.ts';

export const content = ({ offer }: FactReader) => ({
  eyebrow: 'Lanzamiento estratégico',
  title: 'Sal a vender con público esperándote',
  lead: 'Anunciamos tu curso antes de abrirlo, para que el día de las inscripciones ya haya gente con ganas de entrar.',
  price: offer('mf-courses/launch').price,
});

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader): CourseBelowCopy => ({
  services: {
    heading: 'Qué incluye el lanzamiento',
    price: facts.offer('mf-courses/launch').price,
    included: deliveriesOf(facts).launch,
    wishes: [
      'Un calendario del lanzamiento',
      'Mensajes y correos para tu público',
      'El montaje de las campañas de anuncios',
    ],
  },
  excluded: [
    'La inversión en anuncios: la pagas directo a cada plataforma',
    `La plataforma del curso: si no la tienes, la creamos aparte, desde ${facts.text('mf-courses/platform')}`,
    'Más videos, piezas o reuniones: se cotizan antes de hacerlos',
  ],
  condition: {
    title: 'La inversión en anuncios se paga aparte',
    text: 'Tú decides cuánto invertir, y lo pagas directo a cada plataforma.',
  },
  steps: {
    heading: 'Cómo se prepara',
    lead: 'El día que abres lo fijamos contigo, y el camino se arma hacia atrás desde ahí.',
    items: [
      {
        title: 'Estrategia',
        text: 'Primera reunión: público, oferta, metas y el día en que abres.',
        needs: 'Tu curso listo para vender, acceso a tus redes y cuentas de anuncios, y que salgas en los videos.',
      },
      { title: 'Producción', text: 'Hacemos los videos y las piezas para tus redes.' },
      { title: 'Expectativa', text: 'Los videos y las piezas llegan a tu público antes de que abras.' },
      { title: 'Apertura', text: 'Segunda reunión e inscripciones abiertas.' },
    ],
  },
  closing: { heading: 'Pon fecha a tu lanzamiento', text: next(facts) },
});

/** What the client brings: its label in the calendar. */
export const yours = 'Lo que pones tú';

/** How many pieces of each kind a launch has. */
export const counts = ({ number }: FactReader) => ({
  videos: number('mf-courses/launch-videos'),
  posts: number('mf-courses/launch-pieces'),
});

/** The launch counted down: what is made for it, and the day. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    plan: { ground: 'd', label: 'Estrategia', note: 'reunión 1' },
    made: {
      ground: 'e',
      label: 'Producción',
      note: `${text('mf-courses/launch-videos')} videos, ${text('mf-courses/launch-pieces')} piezas`,
      figure: 'half',
      paint: 'a',
    },
    three: { ground: 'c', label: '3', note: 'faltan' },
    two: { ground: 'c', label: '2', note: 'faltan' },
    one: { ground: 'c', label: '1', note: 'falta' },
    open: { ground: 'b', label: 'Abres', note: 'con público esperándote', figure: 'rings', paint: 'a', turn: 1 },
  },
  wide: [
    'plan plan plan . . .',
    'made made made made made .',
    'made made made made made .',
    'three three two two one one',
    'three three two two one one',
    'open open open open open open',
    'open open open open open open',
  ],
  narrow: ['three three two two one one', 'open open open open open open'],
});

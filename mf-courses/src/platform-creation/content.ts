import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import { next } from '../course-detail/content.ts';
import type { CourseBelowCopy } from '../course-detail/offer.tsx';

export const content = ({ offer }: FactReader) => ({
  eyebrow: 'Creación de plataforma',
  title: 'El lugar propio de tu curso',
  lead: 'La plataforma donde tus alumnos toman tu curso. La creamos nosotros y definimos contigo todo lo que lleva.',
  price: offer('mf-courses/platform').price,
});

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader): CourseBelowCopy => ({
  services: {
    heading: 'Tu plataforma, con lo que necesites',
    lead: 'Definimos contigo qué lleva antes de que pagues: de eso depende el precio.',
    price: facts.offer('mf-courses/platform').price,
    included: [],
    wishes: [
      'Tu marca y tu dominio',
      'Módulos y lecciones en su orden',
      'Registro de alumnos y control de acceso',
      'Pagos en línea en tu cuenta',
      'Correos de bienvenida y de acceso',
      'Página de venta de tu curso',
      'Capacitación para manejarla',
    ],
  },
  excluded: [
    'Grabar y editar tus clases: nos las das listas',
    `Vender el curso: eso es el lanzamiento. Se contrata aparte: ${facts.text('mf-courses/launch')}`,
    'Licencias y comisiones de otras plataformas: las pagas directo',
  ],
  condition: {
    title: 'Por qué dice «Desde»',
    text: 'El precio final depende de cuántas lecciones tiene tu curso y de lo que deba hacer la plataforma. Lo acordamos contigo antes de pagar.',
  },
  steps: {
    heading: 'De tus clases a tus alumnos',
    lead: 'La fecha depende de tus lecciones: la acordamos contigo. Un ejemplo del camino:',
    items: [
      {
        title: 'Ordenamos tu curso',
        text: 'Contigo: módulos, lecciones y materiales, como se aprenden mejor.',
        needs:
          'Nos das tus clases grabadas, el material de cada lección, tu logo, tu dominio y la cuenta donde quieres cobrar.',
      },
      { title: 'La diseñamos', text: 'Ves cómo se verá tu curso y dices qué cambiarías.' },
      { title: 'La construimos', text: 'Tu curso va tomando su lugar, con lo que hayamos definido.' },
      { title: 'La abres', text: 'Y entran tus primeros alumnos.' },
    ],
  },
  closing: {
    heading: 'Cuéntanos de tu curso',
    text: `Dinos cuántas lecciones tienes. ${next(facts)}`,
  },
});

/** A course from the inside: modules and their lessons, as far as a student has come. */
export const scene = (): SceneArt => ({
  tiles: {
    course: { ground: 'c', label: 'Tu curso', note: 'con tu marca', figure: 'quarter', paint: 'a', turn: 1 },
    one: { ground: 'a', label: 'Módulo 1' },
    two: { ground: 'a', label: 'Módulo 2' },
    three: { ground: 'd', label: 'Módulo 3' },
    paid: { ground: 'b', label: 'Pago recibido', note: 'en tu cuenta', figure: 'disc', paint: 'c' },
    v: { ground: 'e', figure: 'disc', paint: 'a' },
    o: { ground: 'd', figure: 'disc', paint: 'e' },
  },
  wide: [
    'course course course course course course',
    'course course course course course course',
    'one one one v v v',
    'two two two v v o',
    'three three three o o o',
    '. . paid paid paid paid',
    '. . paid paid paid paid',
  ],
  narrow: ['one one one v v v', 'two two two v v o', 'paid paid paid paid paid paid'],
});

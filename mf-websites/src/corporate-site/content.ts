import type { FactReader } from '@mosaico/shared-types';
import { inWords } from '../counted.ts';
import { campaigns, material, paidOf, upkeep, withEverySite, workOf } from '../website-detail/content.ts';
import type { Ends } from '../website-detail/hero.tsx';
import type { Question } from './questions.tsx';

export const content = ({ text, number }: FactReader): Ends => ({
  offer: 'mf-websites/corporate',
  title: `Tu empresa, clara en ${inWords(number('mf-websites/corporate-pages'))} páginas`,
  lead: 'Quién eres, qué haces y cómo contactarte. Para la empresa que necesita estar en internet con lo esencial bien hecho.',
  closing: {
    heading: `Tus ${text('mf-websites/corporate-pages')} páginas por ${text('mf-websites/corporate')} USD`,
    text: 'Contrata en línea o agenda una cita y lo vemos juntos.',
  },
});

const essential: readonly Question[] = [
  {
    name: 'Inicio',
    question: '¿Qué hace esta empresa?',
    text: 'Lo dice en una frase, con una imagen y un botón. Sin buscar.',
  },
  {
    name: 'Nosotros',
    question: '¿Quién está detrás?',
    text: 'Tu historia en pocas líneas y las caras de quienes contestan.',
  },
  {
    name: 'Servicios',
    question: '¿Qué puedo contratar?',
    text: 'Todo lo que ofreces, con lo que trae y para quién es.',
  },
  {
    name: 'Preguntas',
    question: '¿Cómo trabajan?',
    text: 'Zonas, plazos y formas de pago: lo que hoy repites por teléfono.',
  },
  {
    name: 'Contacto',
    question: '¿Cómo les escribo?',
    text: 'Un formulario, tu teléfono, tu dirección y tu horario.',
  },
];

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { text, number } = facts;
  const pages = text('mf-websites/corporate-pages');
  const count = number('mf-websites/corporate-pages');
  const words = inWords(count);
  return {
    questions: {
      heading: `${words.charAt(0).toUpperCase()}${words.slice(1)} páginas, ${words} respuestas`,
      lead: 'Un ejemplo de cómo repartirlas. En el arranque definimos contigo las tuyas.',
      items: essential.slice(0, count),
    },
    paid: paidOf(facts, 'mf-websites/corporate'),
    included: [
      { art: 'pages', figure: pages, text: `Diseño y construcción de ${pages} páginas` },
      ...withEverySite(facts),
    ],
    work: workOf(
      facts,
      'sitio',
      'Nos cuentas qué hace tu empresa y para quién. Salimos con la lista de tus páginas.',
      `Diseñamos y armamos las ${pages} páginas con tus textos y tus imágenes.`,
    ),
    apart: [
      {
        title: 'Más páginas',
        text: `Si necesitas más de ${pages}, el Premium llega a ${text('mf-websites/premium-pages')} por ${text('mf-websites/premium')} USD.`,
        link: { to: 'mf-websites/premium-site', label: 'Ver el Premium' },
      },
      upkeep(facts),
      campaigns(facts),
      material,
    ],
  } as const;
};

/** How many pages are drawn where no client's can be shown. */
export const drawn = ({ number }: FactReader): number => number('mf-websites/corporate-pages');

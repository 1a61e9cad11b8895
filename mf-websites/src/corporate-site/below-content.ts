import type { FactReader } from '@mosaico/shared-types';
import { inWords } from '../counted.ts';
import { sameInAll } from '../website-comparison/content.ts';
import { answersOfSite } from '../website-detail/answers.ts';
import { campaigns, material, upkeep } from '../website-detail/exclusions.ts';
import { deliveryFacts, withEverySite, workOf } from '../website-detail/work.ts';
import type { Question } from './questions.tsx';

const essential: readonly Question[] = [
  {
    name: 'Inicio',
    wireframe: 'home',
    question: '¿Qué hace esta empresa?',
    text: 'Lo dice en una frase, con una imagen y un botón. Sin buscar.',
  },
  {
    name: 'Nosotros',
    wireframe: 'about',
    question: '¿Quién está detrás?',
    text: 'Tu historia en corto y las caras de quienes van a contestar.',
  },
  {
    name: 'Servicios',
    wireframe: 'services',
    question: '¿Qué puedo contratar?',
    text: 'Todo lo que ofreces, con lo que trae y para quién es.',
  },
  {
    name: 'Preguntas',
    wireframe: 'questions',
    question: '¿Cómo trabajan?',
    text: 'Zonas, plazos y formas de pago: lo que hoy repites por teléfono.',
  },
  {
    name: 'Contacto',
    wireframe: 'contact',
    question: '¿Cómo les escribo?',
    text: 'Un formulario, tu teléfono, tu dirección y tu horario.',
  },
];

export const content = (facts: FactReader) => {
  const { text, number } = facts;
  const pages = text('mf-websites/corporate-pages');
  const count = number('mf-websites/corporate-pages');
  const words = inWords(count);
  return {
    facts: [{ value: `${pages} páginas`, label: 'para lo esencial' }, ...deliveryFacts(facts)],
    questions: {
      heading: `${words.charAt(0).toUpperCase()}${words.slice(1)} páginas, ${words} respuestas`,
      lead: 'Un ejemplo de cómo repartirlas. En el arranque definimos contigo las tuyas.',
      items: essential.slice(0, count),
    },
    answers: {
      heading: 'Y las tuyas, antes de decidir',
      items: answersOfSite(facts, {
        name: 'mf-websites/corporate',
        what: `Tu sitio de ${pages} páginas en línea, y lo que hace falta para manejarlo: capacitación y soporte.`,
        need: 'Qué hace tu empresa y para quién, con tus textos, tus imágenes y tus accesos.',
      }),
    },
    included: [`Diseño y construcción de ${pages} páginas`, ...withEverySite(facts)],
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
    comparison: { heading: '¿Te alcanza el Corporativo?', lead: sameInAll(facts), current: 'Corporativo' },
  } as const;
};

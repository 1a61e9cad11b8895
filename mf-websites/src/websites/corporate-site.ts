import { inWords } from '../counted.ts';
import { sameInAll } from '../website-comparison/content.ts';
import { websitePage } from '../website-detail/website-page.tsx';
import type { Part } from '../website-detail/website.ts';
import { campaigns, material, upkeep } from './apart.ts';
import { deliveryFacts, processOf, withEverySite } from './process.ts';

const essential: readonly Part[] = [
  { name: 'Inicio', wireframe: 'home', text: '¿Qué hace esta empresa?' },
  { name: 'Nosotros', wireframe: 'about', text: '¿Quién está detrás?' },
  { name: 'Servicios', wireframe: 'services', text: '¿Qué puedo contratar?' },
  { name: 'Preguntas', wireframe: 'questions', text: '¿Cómo trabajan?' },
  { name: 'Contacto', wireframe: 'contact', text: '¿Cómo les escribo?' },
];

export default websitePage((facts) => {
  const { text, number } = facts;
  const pages = text('mf-websites/corporate-pages');
  const count = number('mf-websites/corporate-pages');
  const words = inWords(count);
  return {
    offer: 'mf-websites/corporate',
    title: `Tu empresa, clara en ${words} páginas`,
    lead: 'Quién eres, qué haces y cómo contactarte. Para la empresa que necesita estar en internet con lo esencial bien hecho.',
    art: { kind: 'sitemap', ground: 'periwinkle' },
    proof: 'corporate-sites',
    facts: [{ value: `${pages} páginas`, label: 'para lo esencial' }, ...deliveryFacts(facts)],
    outline: {
      heading: `${words.charAt(0).toUpperCase()}${words.slice(1)} páginas, ${words} respuestas`,
      lead: 'Un ejemplo de cómo repartirlas. En el arranque definimos contigo las tuyas.',
      parts: essential.slice(0, count),
    },
    included: [`Diseño y construcción de ${pages} páginas`, ...withEverySite(facts)],
    process: processOf(
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
      upkeep,
      campaigns,
      material,
    ],
    compared: 'Corporativo',
    comparison: { heading: '¿Te alcanza el Corporativo?', lead: sameInAll(facts) },
    closing: {
      heading: `Tus ${pages} páginas por ${text('mf-websites/corporate')} USD`,
      text: 'Contrata en línea o agenda una cita y lo vemos juntos.',
    },
  };
});

import { paths } from '../content/paths.ts';
import { websites } from '../content/websites.ts';
import { usd } from '../content/wording.ts';
import { sameInAll } from '../website-comparison/content.ts';
import { websitePage } from '../website-detail/website-page.tsx';
import { campaigns, material, upkeep } from './apart.ts';
import { deliveryFacts, processOf, withEverySite } from './process.ts';

const { price, pages } = websites.corporate;
const { premium } = websites;

export default websitePage({
  name: 'Sitio web Corporativo',
  title: 'Tu empresa, clara en cinco páginas',
  lead: 'Quién eres, qué haces y cómo contactarte. Para la empresa que necesita estar en internet con lo esencial bien hecho.',
  price,
  art: { kind: 'sitemap', ground: 'periwinkle' },
  purchase: { payment: 'corporateSite' },
  facts: [{ value: `${pages} páginas`, label: 'para lo esencial' }, ...deliveryFacts],
  outline: {
    heading: 'Cinco páginas, cinco respuestas',
    lead: 'Un ejemplo de cómo repartirlas. En el arranque definimos contigo las tuyas.',
    parts: [
      { name: 'Inicio', wireframe: 'home', text: '¿Qué hace esta empresa?' },
      { name: 'Nosotros', wireframe: 'about', text: '¿Quién está detrás?' },
      { name: 'Servicios', wireframe: 'services', text: '¿Qué puedo contratar?' },
      { name: 'Preguntas', wireframe: 'questions', text: '¿Cómo trabajan?' },
      { name: 'Contacto', wireframe: 'contact', text: '¿Cómo les escribo?' },
    ],
  },
  included: [`Diseño y construcción de ${pages} páginas`, ...withEverySite],
  process: processOf(
    'sitio',
    'Nos cuentas qué hace tu empresa y para quién. Salimos con la lista de tus páginas.',
    `Diseñamos y armamos las ${pages} páginas con tus textos y tus imágenes.`,
  ),
  apart: [
    {
      title: 'Más páginas',
      text: `Si necesitas más de ${pages}, el Premium llega a ${premium.pages} por ${usd(premium.price)}.`,
      link: { to: paths.premium, label: 'Ver el Premium' },
    },
    upkeep,
    campaigns,
    material,
  ],
  compared: 'Corporativo',
  comparison: { heading: '¿Te alcanza el Corporativo?', lead: sameInAll },
  closing: {
    heading: `Tus ${pages} páginas por ${usd(price)}`,
    text: 'Contrata en línea o agenda una cita y lo vemos juntos.',
  },
});

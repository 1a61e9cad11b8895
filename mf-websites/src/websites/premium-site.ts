import { sameInAll } from '../website-comparison/content.ts';
import { websitePage } from '../website-detail/website-page.tsx';
import type { Part } from '../website-detail/website.ts';
import { campaigns, material, upkeep } from './apart.ts';
import { deliveryFacts, processOf, withEverySite } from './process.ts';

const clinic: readonly Part[] = [
  { name: 'Inicio', wireframe: 'home' },
  { name: 'El equipo', wireframe: 'about' },
  { name: 'Servicios', wireframe: 'services' },
  { name: 'Limpieza', wireframe: 'service' },
  { name: 'Ortodoncia', wireframe: 'service' },
  { name: 'Implantes', wireframe: 'service' },
  { name: 'Estética', wireframe: 'service' },
  { name: 'Antes y después', wireframe: 'gallery' },
  { name: 'Preguntas', wireframe: 'questions' },
  { name: 'Pedir cita', wireframe: 'contact' },
];

export default websitePage((facts) => {
  const pages = facts.text('mf-websites/premium-pages');
  return {
    offer: 'mf-websites/premium',
    title: 'Cada servicio, en su propia página',
    lead: `Hasta ${pages} páginas para el negocio que ofrece varias cosas y quiere explicarlas bien, una por una.`,
    art: { kind: 'sitemap', ground: 'cobalt' },
    proof: 'premium-sites',
    facts: [{ value: `${pages} páginas`, label: 'como máximo' }, ...deliveryFacts(facts)],
    outline: {
      heading: `Qué cabe en ${pages} páginas`,
      lead: 'Por ejemplo, así las repartiría una clínica dental. En el arranque definimos contigo las tuyas.',
      parts: clinic.slice(0, facts.number('mf-websites/premium-pages')),
    },
    included: [`Diseño y construcción de hasta ${pages} páginas`, ...withEverySite(facts)],
    process: processOf(
      facts,
      'sitio',
      'Nos cuentas qué ofreces y a quién. Salimos con la lista de tus páginas.',
      'Diseñamos y armamos cada página con tus textos y tus imágenes.',
    ),
    apart: [
      {
        title: `Más de ${pages} páginas`,
        text: `Se cotizan como sitio personalizado, desde ${facts.text('mf-websites/custom')} USD.`,
        link: { to: 'mf-websites/website-quote', label: 'Cotizar mi sitio' },
      },
      upkeep,
      campaigns,
      material,
    ],
    compared: 'Premium',
    comparison: { heading: '¿Premium, Corporativo o tienda?', lead: sameInAll(facts) },
    closing: {
      heading: `Tus ${pages} páginas por ${facts.text('mf-websites/premium')} USD`,
      text: 'Contrata en línea o agenda una cita y lo vemos juntos.',
    },
  };
});

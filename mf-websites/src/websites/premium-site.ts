import { paths } from '../content/paths.ts';
import { websites } from '../content/websites.ts';
import { usd } from '../content/wording.ts';
import { sameInAll } from '../website-comparison/content.ts';
import { websitePage } from '../website-detail/website-page.tsx';
import { campaigns, material, upkeep } from './apart.ts';
import { deliveryFacts, processOf, withEverySite } from './process.ts';

const { price, pages } = websites.premium;

export default websitePage({
  name: 'Sitio web Premium',
  title: 'Cada servicio, en su propia página',
  lead: `Hasta ${pages} páginas para el negocio que ofrece varias cosas y quiere explicarlas bien, una por una.`,
  price,
  art: { kind: 'sitemap', ground: 'cobalt' },
  purchase: { payment: 'premiumSite' },
  facts: [{ value: `${pages} páginas`, label: 'como máximo' }, ...deliveryFacts],
  outline: {
    heading: `Qué cabe en ${pages} páginas`,
    lead: 'Por ejemplo, así las repartiría una clínica dental. En el arranque definimos contigo las tuyas.',
    parts: [
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
    ],
  },
  included: [`Diseño y construcción de hasta ${pages} páginas`, ...withEverySite],
  process: processOf(
    'sitio',
    'Nos cuentas qué ofreces y a quién. Salimos con la lista de tus páginas.',
    'Diseñamos y armamos cada página con tus textos y tus imágenes.',
  ),
  apart: [
    {
      title: `Más de ${pages} páginas`,
      text: `Se cotizan como sitio personalizado, desde ${usd(websites.custom.price)}.`,
      link: { to: paths.quote, label: 'Cotizar mi sitio' },
    },
    upkeep,
    campaigns,
    material,
  ],
  compared: 'Premium',
  comparison: { heading: '¿Premium, Corporativo o tienda?', lead: sameInAll },
  closing: {
    heading: `Tus ${pages} páginas por ${usd(price)}`,
    text: 'Contrata en línea o agenda una cita y lo vemos juntos.',
  },
});

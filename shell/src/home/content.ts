import type { Amount, SiteConfiguration } from 'shared-types';

export const hero = {
  title: 'Agencia de Marketing Digital',
  lead: 'Sitios web, redes sociales, campañas y CRM para negocios que quieren vender más, con el precio a la vista.',
  cases: 'Ver Casos de Éxito',
  quote: 'Solicitar presupuesto',
  pause: 'Pausar el video',
  play: 'Reproducir el video',
  prices: 'Ver todos los precios',
};

export const logos = { heading: 'Confían en nosotros', carousel: 'Logotipos de clientes' };

export const reviews = { heading: 'Lo que escriben en sus reseñas' };

/** A service whose survey opens in a new tab. */
export interface ServiceTile {
  /** Names its survey in the site configuration. */
  key: keyof SiteConfiguration['surveys']['tiles'];
  title: string;
  icon: 'waves' | 'window' | 'pipeline' | 'steps' | 'mark' | 'frame';
  gradient: 'cobalt' | 'sand' | 'marigold' | 'ink' | 'sky';
}

export const tiles: { heading: string; lead: string; items: readonly ServiceTile[] } = {
  heading: '¿Qué necesita tu negocio?',
  lead: 'Elige un servicio y responde unas preguntas. Con eso preparamos tu propuesta.',
  // No gradient stands beside itself, in two columns or in three.
  items: [
    { key: 'campaigns', title: 'Campañas de publicidad', icon: 'waves', gradient: 'cobalt' },
    { key: 'websites', title: 'Sitios web', icon: 'window', gradient: 'sand' },
    { key: 'crm', title: 'CRM y ventas', icon: 'pipeline', gradient: 'marigold' },
    { key: 'courses', title: 'Lanzamiento de cursos', icon: 'steps', gradient: 'ink' },
    { key: 'branding', title: 'Logo y marca', icon: 'mark', gradient: 'sky' },
    { key: 'videos', title: 'Videos y fotos', icon: 'frame', gradient: 'cobalt' },
  ],
};

/** A service with a page of its own. */
export interface PricedService {
  to: string;
  title: string;
  text: string;
  price: Amount;
}

export const services: {
  heading: string;
  lead: string;
  items: readonly [PricedService, PricedService, ...PricedService[]];
} = {
  heading: 'Precios claros, sin rodeos',
  lead: 'Compara lo que incluye cada plan antes de hablar con nadie.',
  items: [
    {
      to: '/venta-sitios-web',
      title: 'Sitios web',
      text: 'De una landing page con video de ventas a una tienda en línea completa.',
      price: { usd: 500, from: true },
    },
    {
      to: '/planes-sociales',
      title: 'Redes sociales',
      text: 'Publicaciones, historias y edición de video para Instagram y Facebook, todos los meses.',
      price: { usd: 500, per: 'month', from: true },
    },
    {
      to: '/meta-ads-marketing',
      title: 'Campañas de publicidad',
      text: 'Videos, gráficas y anuncios en redes y buscadores. La inversión en anuncios la pones tú, aparte.',
      price: { usd: 800, per: 'month', from: true },
    },
    {
      to: '/planes-crm',
      title: 'CRM para vender',
      text: 'Contactos, chat y seguimiento en un solo lugar. La implementación se paga una vez, aparte.',
      price: { usd: 97, per: 'month', from: true },
    },
    {
      to: '/planes-mantenimiento',
      title: 'Mantenimiento web',
      text: 'Desde el servidor y el correo hasta cambios y páginas nuevas cada mes.',
      price: { usd: 24.99, per: 'month', from: true },
    },
    {
      to: '/lanzamientos-cursos',
      title: 'Lanzamiento de cursos',
      text: 'Creamos la plataforma de tu curso y dirigimos contigo el lanzamiento.',
      price: { usd: 3500, from: true },
    },
  ],
};

export const closing = {
  heading: '¿Hablamos de tu negocio?',
  text: 'Mira lo que cuentan nuestros clientes, o dinos por chat qué quieres lograr y cuánto piensas invertir.',
  cases: 'Ver Casos de Éxito',
  chat: 'Escribir por chat',
  chatText: 'Hola, quiero información sobre sus servicios',
};

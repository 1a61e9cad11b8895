import type { Amount, SiteConfiguration } from 'shared-types';

export const hero = {
  title: 'Agencia de Marketing Digital',
  lead: 'Sitios web, redes sociales, campañas y CRM para dueños de negocio que quieren vender más. Con el precio a la vista desde el primer minuto.',
  cases: 'Ver Casos de Éxito',
  quote: 'Solicitar presupuesto',
};

/** A service whose survey opens in a new tab. */
export interface ServiceTile {
  /** Names its survey in the site configuration, and its drawing. */
  key: keyof SiteConfiguration['surveys']['tiles'];
  title: string;
}

export const tiles: { heading: string; lead: string; items: readonly ServiceTile[] } = {
  heading: '¿Qué necesita tu negocio?',
  lead: 'Elige un servicio y responde unas preguntas. Con eso preparamos tu propuesta.',
  items: [
    { key: 'campaigns', title: 'Campañas de publicidad' },
    { key: 'websites', title: 'Sitios web' },
    { key: 'crm', title: 'CRM y ventas' },
    { key: 'courses', title: 'Lanzamiento de cursos' },
    { key: 'branding', title: 'Logo y marca' },
    { key: 'videos', title: 'Videos y fotos' },
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
      to: '/planes-sociales',
      title: 'Redes sociales',
      text: 'Publicaciones, historias y edición de video para Instagram y Facebook, todos los meses.',
      price: { usd: 500, per: 'month', from: true },
    },
    {
      to: '/venta-sitios-web',
      title: 'Sitios web',
      text: 'De una landing page con video de ventas a una tienda en línea completa.',
      price: { usd: 500, from: true },
    },
    {
      to: '/planes-soporte',
      title: 'Soporte de CRM',
      text: 'Soporte por chat, reuniones por video y ajustes de tus automatizaciones.',
      price: { usd: 500, per: 'month', from: true },
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
  text: 'Mira lo que cuentan nuestros clientes o dinos por chat qué quieres lograr.',
  cases: 'Ver Casos de Éxito',
  chat: 'Escribir por chat',
  chatText: 'Hola, quiero información sobre sus servicios',
};

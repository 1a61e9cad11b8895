import type { WallTile } from '../catalogue/price-wall.tsx';
import { adsService } from '../content/ads-service.ts';
import { socialPlans } from '../content/social-plans.ts';

export const hero = {
  eyebrow: 'Catálogo privado',
  title: 'Catálogo de servicios',
  lead: 'Todo lo que hacemos, con lo que cuesta, en una sola página. Ábrelo con el PIN que te dimos.',
};

export const gate = {
  heading: 'Escribe tu PIN',
  label: 'PIN de 6 caracteres',
  submit: 'Abrir catálogo',
  wrong: 'PIN incorrecto',
  noPin: '¿No tienes PIN?',
  ask: 'Pedir mi PIN por chat',
  askText: 'Hola, quiero el PIN para ver su catálogo de servicios',
  withoutScripts: 'El PIN se comprueba con JavaScript. Actívalo, o pídenos el catálogo por chat.',
};

export const wall: { heading: string; lead: string; open: string; tiles: readonly WallTile[] } = {
  heading: 'Elige por dónde empezar',
  lead: 'Cada servicio tiene su página con lo que incluye, lo que no y sus condiciones.',
  open: 'Catálogo abierto',
  tiles: [
    {
      title: 'Publicidad en redes y buscadores',
      text: 'Campañas pagadas con estrategia, piezas y revisión cada mes. La pauta la pagas tú, directo a la plataforma.',
      price: adsService.price,
      to: '/meta-ads-marketing',
    },
    {
      title: 'Sitios web',
      text: 'De una landing page con video a una tienda en línea.',
      price: { usd: 500, from: true },
      to: '/venta-sitios-web',
    },
    {
      title: 'CRM y ventas',
      text: 'Tus clientes y conversaciones en un solo lugar.',
      price: { usd: 97, per: 'month', from: true },
      to: '/crm-servicios',
    },
    {
      title: 'Lanzamiento de cursos',
      text: 'La plataforma, el lanzamiento y lo que viene después.',
      price: { usd: 3500, from: true },
      to: '/lanzamientos-cursos',
    },
    {
      title: 'Planes de marketing',
      text: 'Un equipo completo para tu marca, mes a mes.',
      price: 'Precios en su propio sitio',
      to: '/planes-de-marketing',
    },
    {
      title: 'Redes sociales',
      text: 'Publicaciones, historias y edición de video para Instagram y Facebook, todos los meses.',
      price: { ...socialPlans.basico.price, from: true },
      to: '/planes-sociales',
    },
  ],
};

export const next = { contact: 'Hablar con nosotros', plans: 'Ver planes de marketing' };

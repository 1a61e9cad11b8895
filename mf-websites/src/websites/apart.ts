import type { Apart } from '../website-detail/website.ts';

/** What no website's price covers. */
export const upkeep: Apart = {
  title: 'Mantenimiento mensual',
  text: 'Hosting, seguridad y actualizaciones después de la entrega. Es un plan aparte, a consultar.',
  link: { to: 'mf-plans/maintenance-plans', label: 'Ver planes de mantenimiento' },
};

export const campaigns: Apart = {
  title: 'Campañas de publicidad',
  text: 'Llevar visitas a tu sitio es otro trabajo, y también lo hacemos.',
  link: { to: 'mf-plans/ads-service', label: 'Ver campañas de publicidad' },
};

export const material: Apart = {
  title: 'Logo, fotos y videos',
  text: 'Usamos los que ya tienes. Si te faltan, los producimos como un servicio aparte.',
};

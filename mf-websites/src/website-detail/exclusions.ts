import type { FactReader } from '@mosaico/shared-types';
import type { Exclusion } from './website.ts';

/** What no website's price covers, by the names it is sold under. */
export const upkeep = ({ offer }: FactReader): Exclusion => ({
  title: offer('mf-plans/maintenance').name,
  text: 'Hosting, seguridad y actualizaciones después de la entrega. Es un plan aparte, a consultar.',
  link: { to: 'mf-plans/maintenance-plans', label: 'Ver planes de mantenimiento' },
});

export const campaigns = ({ offer }: FactReader): Exclusion => {
  const { name } = offer('mf-plans/ads');
  return {
    title: name,
    text: 'Llevar visitas a tu sitio es otro trabajo, y también lo hacemos.',
    link: { to: 'mf-plans/ads-service', label: `Ver ${name.charAt(0).toLowerCase()}${name.slice(1)}` },
  };
};

export const material: Exclusion = {
  title: 'Logo, fotos y videos',
  text: 'Usamos los que ya tienes. Si te faltan, los producimos como un servicio aparte.',
};

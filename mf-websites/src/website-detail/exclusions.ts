import type { FactReader } from '@mosaico/shared-types';
import type { Exclusion } from './website.ts';

const maintenance = ({ text, offer }: FactReader, words: string): Exclusion => ({
  title: offer('mf-plans/maintenance').name,
  text: `${words}: desde ${text('mf-plans/maintenance-basic')} USD al mes, plan Básico.`,
  link: { to: 'mf-plans/maintenance-plans', label: 'Ver planes de mantenimiento' },
});

/** What no website's price covers, by the names it is sold under. */
export const upkeep = (facts: FactReader): Exclusion =>
  maintenance(
    facts,
    `Para estar en línea, tu sitio necesita un hosting: el tuyo o el plan Servidor, ${facts.text('mf-plans/maintenance-server')} USD al mes. Seguridad y actualizaciones`,
  );

/** A store is hosted by its platform. */
export const storeUpkeep = (facts: FactReader): Exclusion =>
  maintenance(facts, 'Seguridad y actualizaciones después de la entrega');

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

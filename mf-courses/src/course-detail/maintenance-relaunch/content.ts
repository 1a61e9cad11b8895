import type { FactReader } from '@mosaico/shared-types';

/** Where each of the two services is on the page. */
export const anchors = { maintenance: 'mantenimiento', relaunch: 'relanzamiento' };

export const content = ({ offer }: FactReader) => ({
  eyebrow: 'Mantenimiento y relanzamiento',
  title: 'Que tu curso siga vendiendo',
  lead: 'Para cursos que ya se venden: los cuidamos cada mes y, cuando toca, volvemos a salir a vender con material nuevo.',
  prices: [
    { to: `#${anchors.maintenance}`, name: 'Mantenimiento', price: offer('mf-courses/maintenance').price },
    { to: `#${anchors.relaunch}`, name: 'Relanzamiento', price: offer('mf-courses/relaunch').price },
  ],
});

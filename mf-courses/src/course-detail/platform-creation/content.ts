import type { FactReader } from '@mosaico/shared-types';

export const content = ({ offer }: FactReader) => ({
  eyebrow: 'Creación de plataforma',
  title: 'El lugar propio de tu curso',
  lead: 'Tus alumnos se inscriben, pagan y aprenden en una plataforma con tu marca. Nosotros la construimos y la cargamos; tú la manejas.',
  price: offer('mf-courses/platform').price,
});

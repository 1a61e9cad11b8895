import type { FactReader } from '@mosaico/shared-types';

export const content = ({ offer }: FactReader) => ({
  eyebrow: 'Lanzamiento estratégico',
  title: 'Sal a vender con público esperándote',
  lead: 'Anunciamos tu curso antes de abrirlo, para que el día de las inscripciones ya haya gente con ganas de entrar.',
  price: offer('mf-courses/launch').price,
});

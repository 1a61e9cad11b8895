import type { FactReader } from '@mosaico/shared-types';
import { inWords } from '../counted.ts';
import type { Ends } from '../website-detail/hero.tsx';

export const content = ({ text, number }: FactReader): Ends => ({
  offer: 'mf-websites/corporate',
  title: `Tu empresa, clara en ${inWords(number('mf-websites/corporate-pages'))} páginas`,
  lead: 'Quién eres, qué haces y cómo contactarte. Para la empresa que necesita estar en internet con lo esencial bien hecho.',
  closing: {
    heading: `Tus ${text('mf-websites/corporate-pages')} páginas por ${text('mf-websites/corporate')} USD`,
    text: 'Contrata en línea o agenda una cita y lo vemos juntos.',
  },
});

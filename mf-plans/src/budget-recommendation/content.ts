import type { FactReader } from '@mosaico/shared-types';

/** What the page asks its visitor to do, by chat: above, and below once more. */
export const content = ({ text }: FactReader) => {
  const minimum = `${text('mf-plans/minimum-investment')} USD`;
  return {
    hero: {
      eyebrow: 'Tu presupuesto',
      title: 'Empieza por lo que más te rinde',
      lead: `Nuestros servicios completos son para empresas que invierten desde ${minimum} al mes. Si hoy tienes menos, esto es lo que haríamos en tu lugar.`,
      request: 'Pedir consejo por chat',
      requestText: `Hola, mi presupuesto es menor a ${minimum} al mes y quiero una recomendación para empezar`,
    },
  };
};

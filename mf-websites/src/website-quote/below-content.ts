import type { FactReader, OfferName, PageLink } from '@mosaico/shared-types';
import { answersOf } from '../website-detail/answers.ts';

export const content = (facts: FactReader) => {
  const { text, offer } = facts;
  const line = (sold: OfferName, to: PageLink, words: string) => {
    const { name, price } = offer(sold);
    return { to, name, price, text: words };
  };
  return {
    prices: {
      heading: '¿Ya sabes qué quieres?',
      lead: 'Entonces no hace falta cotizar: ve directo al plan.',
      items: [
        line(
          'mf-websites/landing',
          'mf-websites/landing-page',
          `Entrega en ${text('mf-websites/landing-workdays')} días hábiles`,
        ),
        line('mf-websites/corporate', 'mf-websites/corporate-site', `${text('mf-websites/corporate-pages')} páginas`),
        line('mf-websites/premium', 'mf-websites/premium-site', `Hasta ${text('mf-websites/premium-pages')} páginas`),
        line(
          'mf-websites/store',
          'mf-websites/online-store',
          `Hasta ${text('mf-websites/store-products')} productos, más la plataforma desde ${text('mf-websites/store-platform')} USD al mes`,
        ),
      ],
      custom: `Lo que no cabe en ellos es un ${offer('mf-websites/custom').name.toLowerCase()}, desde ${text('mf-websites/custom')} USD.`,
    },
    answers: answersOf({
      what: 'Una propuesta con el plan que te sirve, su precio, su fecha y lo que queda fuera.',
      when: `Leemos las respuestas de lunes a viernes, de ${text('mf-legal/office-hours')}, hora de Miami, en el orden en que llegan. Si te urge, escríbenos por chat.`,
      need: 'Unos minutos, lo que dice «Ten a mano» y un contacto donde responderte.',
      who: 'Una persona de nuestro equipo la prepara a partir de tus respuestas.',
      stop: `Lo que contrates después de la cotización tiene su regla. ${text('mf-legal/cancel-single')}`,
      next: 'Lees la propuesta y decides. Si te convence, contratas; si falta algo, la ajustamos contigo en una cita.',
    }),
  };
};

import type { FactReader } from '@mosaico/shared-types';
import { counted } from '../counted.ts';
import { answersOf } from '../website-detail/answers.ts';

export const content = (facts: FactReader) => {
  const { text, number } = facts;
  return {
    facts: {
      heading: 'Así te lo entregamos',
      items: [
        {
          value: text('mf-websites/workdays'),
          label: `días hábiles de entrega. La landing page, en ${text('mf-websites/landing-workdays')} días hábiles`,
        },
        {
          value: counted(facts, 'mf-websites/training-hours', 'hora', 'horas'),
          label: 'de capacitación para manejar tu sitio o tu tienda',
        },
        {
          value: counted(facts, 'mf-websites/support-days', 'día', 'días'),
          label: 'de soporte después de entregar tu sitio o tu tienda',
        },
        {
          value: `${text('mf-websites/store-platform')} USD`,
          label: 'al mes como mínimo: el plan de plataforma, obligatorio en las tiendas',
        },
      ],
    },
    reasons: {
      heading: 'Por qué hacerlo con nosotros',
      items: [
        {
          drawing: 'price',
          title: 'El precio está a la vista',
          text: 'Cada plan dice cuánto cuesta y hasta dónde llega. Lo sabes antes de escribirnos.',
        },
        {
          drawing: 'key',
          title: 'Tú quedas al mando',
          text: 'Con el Corporativo, el Premium y la tienda te capacitamos para usarlos desde el primer día.',
        },
        {
          drawing: 'days',
          title: 'No te soltamos al publicar',
          text: 'Con los mismos tres tienes soporte después de la entrega. Y con cualquier sitio, si lo quieres, mantenimiento cada mes.',
        },
        {
          drawing: 'team',
          title: 'Un solo equipo',
          text: 'Cuando tu sitio esté listo, aquí mismo llevamos tus redes, tus anuncios y tu CRM.',
        },
      ],
      supportDays: number('mf-websites/support-days'),
    },
    answers: answersOf({
      what: 'El sitio de tu plan, en línea, con lo que dice su tarjeta. Su página lo cuenta entero, con lo que queda fuera.',
      when: `En ${text('mf-websites/workdays')} días hábiles desde que tenemos tu material; la landing page, en ${text('mf-websites/landing-workdays')}.`,
      need: 'Tus textos, tus imágenes y tus accesos, y dos reuniones. Para la landing page, tu video, tu logo, tus accesos y un chat.',
      who: 'Nuestro equipo, de la primera conversación al último día de soporte. No tienes que coordinar a nadie más.',
      stop: text('mf-legal/cancel-single'),
      next: `Contratas tu plan en su página. Dentro de las ${text('mf-legal/contact-hours')} horas siguientes te contactamos para pedirte el material.`,
    }),
  } as const;
};

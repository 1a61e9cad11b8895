import type { FactReader } from '@mosaico/shared-types';
import { extraOf } from './content.ts';

export const content = (facts: FactReader) => {
  const { text, number } = facts;
  const extra = extraOf(facts);
  return {
    month: {
      heading: 'Un mes, pieza por pieza',
      lead: 'Cada cuadro es una publicación en el feed. Cada pieza alta, una historia.',
      posts: 'publicaciones',
      stories: 'historias',
      plans: [
        {
          name: 'Básico',
          posts: number('mf-plans/social-basic-posts'),
          stories: number('mf-plans/social-basic-stories'),
        },
        {
          name: 'Recomendado',
          posts: number('mf-plans/social-recommended-posts'),
          stories: number('mf-plans/social-recommended-stories'),
        },
      ],
    },
    comparison: {
      heading: 'Los tres planes, lado a lado',
      lead: `Los tres cubren Instagram y Facebook. Otras redes: ${extra}. Precios en dólares de Estados Unidos (USD).`,
      caption: 'Lo que recibes cada mes',
      plans: ['Básico', 'Recomendado', 'Personalizado'],
      recommended: 'Recomendado',
      rows: [
        {
          feature: 'Precio al mes',
          values: [
            text('mf-plans/social-basic'),
            text('mf-plans/social-recommended'),
            `Desde ${text('mf-plans/social-custom')}`,
          ],
        },
        {
          feature: 'Publicaciones en el feed',
          values: [text('mf-plans/social-basic-posts'), text('mf-plans/social-recommended-posts'), 'A medida'],
        },
        {
          feature: 'Historias',
          values: [text('mf-plans/social-basic-stories'), text('mf-plans/social-recommended-stories'), 'A medida'],
        },
        { feature: 'Edición de video', values: ['Básica', 'Premium', 'A medida'] },
        { feature: 'Revisiones', values: [text('mf-plans/social-basic-revisions'), 'Ilimitadas', 'A medida'] },
        { feature: 'Soporte prioritario', values: [false, true, 'A medida'] },
      ],
    },
    start: {
      heading: 'Así empezamos',
      lead: 'Cada pieza la hace nuestro equipo de redes, diseño y edición de video.',
      steps: [
        {
          title: 'Contratas en línea',
          text: 'El pago se abre en una pestaña nueva. El Personalizado se acuerda antes por chat.',
        },
        {
          title: 'Te contactamos',
          text: `Nuestro equipo te escribe en las ${text('mf-legal/contact-hours')} horas siguientes a tu compra y te pide accesos, logo y fotos, y los videos que haya que editar.`,
        },
        {
          title: 'Ponemos fecha',
          text: 'Con eso acordamos contigo el inicio y el día de tu primera pieza.',
        },
        {
          title: 'Revisas y publicamos',
          text: 'Ves cada pieza antes de que salga y pides tus cambios, según las revisiones de tu plan.',
        },
      ],
      terms: {
        title: 'Cobros y cancelación',
        text: `${text('mf-legal/monthly-billing')} ${text('mf-legal/cancel-monthly')}`,
        link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
      },
    },
    closing: {
      heading: '¿No sabes cuál elegir?',
      text: 'Escríbenos qué vendes y en qué redes estás. Te decimos qué plan te conviene.',
      action: 'Preguntar por chat',
      message: 'Hola, quiero saber qué plan de redes sociales me conviene',
    },
  } as const;
};

/** What stands below the plans, with its figures. */
export type Content = ReturnType<typeof content>;

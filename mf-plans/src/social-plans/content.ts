import type { Amount, FactReader, OfferName } from 'shared-types';

/** Name of a plan in the address. */
export type SocialPlanId = 'basico' | 'recomendado' | 'personalizado';

/** What the page says of one plan. */
export interface SocialPlanCopy {
  id: SocialPlanId;
  tab: string;
  offer: OfferName;
  price: Amount;
  card: {
    name: string;
    badge?: string;
    description: string;
    conditions: string;
    included: readonly string[];
    excluded: readonly string[];
  };
  /** Its two or three strongest points, for the list of other plans. */
  points: readonly string[];
  action: string;
}

const extraOf = ({ text }: FactReader) => `+${text('mf-plans/extra-networks')} al mes`;

const plansOf = (facts: FactReader): readonly SocialPlanCopy[] => {
  const { text, offer } = facts;
  const extra = extraOf(facts);
  const conditions = `Otras redes: ${extra}.`;
  const apart = [`TikTok, LinkedIn y YouTube (${extra})`, 'Campañas de anuncios (son un servicio aparte)'];
  return [
    {
      id: 'basico',
      tab: 'Básico',
      offer: 'mf-plans/social-basic',
      price: offer('mf-plans/social-basic').price,
      card: {
        name: 'Plan Básico',
        description: 'Para que tus perfiles se mantengan activos todos los meses.',
        conditions,
        included: [
          `${text('mf-plans/social-basic-posts')} publicaciones en el feed`,
          `${text('mf-plans/social-basic-stories')} historias`,
          'Edición básica de video',
          `${text('mf-plans/social-basic-revisions')} revisiones`,
          'Instagram y Facebook',
        ],
        excluded: ['Edición premium de video', 'Revisiones ilimitadas', 'Soporte prioritario', ...apart],
      },
      points: [
        `${text('mf-plans/social-basic-posts')} publicaciones y ${text('mf-plans/social-basic-stories')} historias`,
        'Edición básica de video',
        `${text('mf-plans/social-basic-revisions')} revisiones`,
      ],
      action: 'Contratar Básico',
    },
    {
      id: 'recomendado',
      tab: 'Recomendado',
      offer: 'mf-plans/social-recommended',
      price: offer('mf-plans/social-recommended').price,
      card: {
        name: 'Plan Premium',
        badge: 'Recomendado',
        description: 'Para publicar más seguido, con edición premium y revisiones sin límite.',
        conditions,
        included: [
          `${text('mf-plans/social-recommended-posts')} publicaciones en el feed`,
          `${text('mf-plans/social-recommended-stories')} historias`,
          'Edición premium de video',
          'Revisiones ilimitadas',
          'Soporte prioritario',
          'Instagram y Facebook',
        ],
        excluded: apart,
      },
      points: [
        `${text('mf-plans/social-recommended-posts')} publicaciones y ${text('mf-plans/social-recommended-stories')} historias`,
        'Edición premium de video',
        'Revisiones ilimitadas',
      ],
      action: 'Contratar Premium',
    },
    {
      id: 'personalizado',
      tab: 'Personalizado',
      offer: 'mf-plans/social-custom',
      price: offer('mf-plans/social-custom').price,
      card: {
        name: 'Plan Personalizado',
        description: 'Cuéntanos en qué redes estás y cuánto quieres publicar. Armamos el plan contigo.',
        conditions,
        included: ['Publicaciones e historias a tu medida', 'Edición de video a tu medida', 'Instagram y Facebook'],
        excluded: apart,
      },
      points: ['Publicaciones e historias a tu medida', 'Lo armamos contigo por chat'],
      action: 'Pedir mi plan por chat',
    },
  ];
};

export const content = (facts: FactReader) => {
  const { text, number, offer } = facts;
  const extra = extraOf(facts);
  return {
    plans: plansOf(facts),
    hero: {
      eyebrow: 'Redes sociales para negocios',
      title: 'Tus redes al día, todos los meses',
      lead: 'Publicaciones, historias y video editado para tu negocio. Nosotros los creamos, tú los revisas.',
      price: offer('mf-plans/social').price,
      action: 'Ver los planes',
    },
    networks: {
      included: { label: 'En todos los planes', names: ['Instagram', 'Facebook'] },
      extra: { label: `Otras redes: ${extra}`, names: ['TikTok', 'LinkedIn', 'YouTube'] },
    },
    choice: { heading: 'Elige tu plan', tabs: 'Planes de redes sociales' },
    others: { heading: 'Otros planes disponibles' },
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
          name: 'Premium',
          posts: number('mf-plans/social-recommended-posts'),
          stories: number('mf-plans/social-recommended-stories'),
        },
      ],
    },
    comparison: {
      heading: 'Los tres planes, lado a lado',
      lead: `Los tres cubren Instagram y Facebook. Otras redes: ${extra}.`,
      caption: 'Lo que recibes cada mes',
      plans: ['Básico', 'Premium', 'Personalizado'],
      recommended: 'Premium',
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
      steps: [
        {
          title: 'Contratas en línea',
          text: 'El pago se abre en una pestaña nueva. El Personalizado se acuerda antes por chat.',
        },
        {
          title: 'Te contactamos',
          text: `Nuestro equipo te escribe en las ${text('mf-legal/contact-hours')} horas siguientes a tu compra.`,
        },
        { title: 'Revisas y publicamos', text: 'Pides tus cambios según las revisiones de tu plan.' },
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

/** What the page says, with its figures. */
export type Content = ReturnType<typeof content>;

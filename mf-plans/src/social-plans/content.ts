import type { Amount, FactReader, OfferName } from '@mosaico/shared-types';

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

/** What each further network costs. */
export const extraOf = ({ text }: FactReader) => `+${text('mf-plans/extra-networks')} al mes`;

const plansOf = (facts: FactReader): readonly SocialPlanCopy[] => {
  const { text, offer } = facts;
  const extra = extraOf(facts);
  const conditions = `Otras redes: ${extra}.`;
  const apart = [`TikTok, LinkedIn y YouTube (${extra})`, `${offer('mf-plans/ads').name} (son un servicio aparte)`];
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
        name: 'Plan Recomendado',
        badge: 'Nuestra sugerencia',
        description: 'El plan premium: publicas más seguido, con edición premium y revisiones sin límite.',
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
      action: 'Contratar Recomendado',
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
  const { offer } = facts;
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
  } as const;
};

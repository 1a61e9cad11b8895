import type { Amount, FactReader, OfferName } from '@mosaico/shared-types';
import type { SceneArt, SceneTile } from '@mosaico/shared-ui';

/** Name of a plan in the address. */
type SocialPlanId = 'basico' | 'recomendado' | 'personalizado';

/** The words of one plan. */
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
const extraOf = ({ text }: FactReader) => `+${text('mf-plans/extra-networks')} al mes`;

const plansOf = (facts: FactReader): readonly SocialPlanCopy[] => {
  const { text, offer } = facts;
  const extra = extraOf(facts);
  const conditions = `Otras redes (TikTok, LinkedIn, YouTube): ${extra} sobre este precio.`;
  const apart = [
    `Publicar en TikTok, LinkedIn y YouTube (${extra})`,
    'Responder mensajes y comentarios (lo haces tú o un asistente de ventas, que se cotiza aparte)',
    `${offer('mf-plans/ads').name} (son un servicio aparte)`,
  ];
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
        name: 'Plan Premium (Recomendado)',
        badge: 'Nuestra sugerencia',
        description: 'Más publicaciones, el doble de historias y todas las revisiones que pidas.',
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
      lead: 'Publicaciones, historias y video editado para tu negocio. Nosotros lo preparamos; tú lo revisas antes de que salga.',
      price: offer('mf-plans/social').price,
      action: 'Ver los planes',
    },
    networks: {
      included: { label: 'En todos los planes', names: ['Instagram', 'Facebook'] },
      extra: {
        label: `Otras redes: ${extra}`,
        note: 'sobre tu plan',
        names: ['TikTok', 'LinkedIn', 'YouTube'],
      },
    },
    choice: { heading: 'Elige tu plan', tabs: 'Planes de redes sociales' },
    others: { heading: 'Otros planes disponibles' },
  } as const;
};

/** Of a client's single pieces in `/data/casos.json`, so many are posts. They come first, and stories after them. */
export const postsMade = 15;

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { text, number, offer } = facts;
  const extra = extraOf(facts);
  return {
    month: {
      heading: 'Un mes, pieza por pieza',
      lead: 'Cada cuadro es una publicación en el feed; cada pieza alta, una historia. Ves cada una antes de que salga y pides tus cambios, según las revisiones de tu plan.',
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
      lead: `Los tres cubren Instagram y Facebook. Publicar en otras redes se suma al plan: ${extra}. Precios en dólares de Estados Unidos (USD).`,
      caption: 'Lo que recibes cada mes',
      plans: ['Básico', 'Recomendado', 'Personalizado'],
      recommended: 'Recomendado',
      links: [
        { plan: 'basico', label: 'Ver el Básico' },
        { plan: 'recomendado', label: 'Ver el Recomendado' },
        { plan: 'personalizado', label: 'Ver el Personalizado' },
      ],
      rows: [
        {
          feature: 'Precio al mes',
          isPrice: true,
          values: [
            text('mf-plans/social-basic'),
            text('mf-plans/social-recommended'),
            `Desde ${text('mf-plans/social-custom')}`,
          ],
        },
        {
          feature: 'Publicaciones en el feed',
          values: [text('mf-plans/social-basic-posts'), text('mf-plans/social-recommended-posts'), 'A tu medida'],
        },
        {
          feature: 'Historias',
          values: [text('mf-plans/social-basic-stories'), text('mf-plans/social-recommended-stories'), 'A tu medida'],
        },
        { feature: 'Edición de video', values: ['Básica', 'Premium', 'A tu medida'] },
        { feature: 'Revisiones', values: [text('mf-plans/social-basic-revisions'), 'Ilimitadas', 'A tu medida'] },
        { feature: 'Soporte prioritario', values: [false, true, 'A tu medida'] },
      ],
    },
    start: {
      heading: 'Así empezamos',
      lead: `Cada pieza la hace nuestro equipo de redes, diseño y edición de video. En menos de ${text('mf-legal/contact-hours')} horas te pediremos accesos, logo, fotos y los videos por editar, y con eso acordamos contigo cuándo sale tu primera pieza.`,
      plan: {
        name: 'Plan Premium (Recomendado)',
        offer: 'mf-plans/social-recommended',
        price: offer('mf-plans/social-recommended').price,
        action: 'Contratar Recomendado',
        others: 'Ver los otros planes',
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

/** The words below the plans, with figures. */
export type ContentBelow = ReturnType<typeof contentBelow>;

const days = ['L', 'M', 'M', 'J', 'V', 'S', 'D'];
const weeks = 4;

/** A month of the smallest plan: each day with what is published on it, in the colour of what is counted below. */
export const scene = ({ number }: FactReader): SceneArt => {
  const posts = number('mf-plans/social-basic-posts');
  const stories = number('mf-plans/social-basic-stories');
  const tiles: Record<string, SceneTile> = {
    posts: { ground: 'b', label: `${posts} publicaciones`, note: 'cada mes' },
    stories: { ground: 'e', label: `${stories} historias`, note: 'y además' },
  };
  days.forEach((label, index) => (tiles[`on${index}`] = { ground: 'c', label }));
  const all = Array.from({ length: weeks * days.length }, (_, index) => index);
  // Posts are spread over the month, stories over the days between.
  const isPost = (day: number): boolean => spread(posts, all.length, day);
  const between = all.filter((day) => !isPost(day));
  for (const day of all) {
    const note = String(day + 1);
    const isStory = spread(stories, between.length, between.indexOf(day));
    if (isPost(day)) tiles[`day${day}`] = { ground: 'a', figure: 'half', paint: 'b', note };
    else tiles[`day${day}`] = isStory ? { ground: 'e', figure: 'half', paint: 'a', note } : { ground: 'd', note };
  }
  const week = (index: number): string => days.map((_, day) => `day${index * days.length + day}`).join(' ');
  const head = days.map((_, index) => `on${index}`).join(' ');
  const foot = 'posts posts posts posts stories stories stories';
  return {
    tiles,
    wide: [head, ...all.slice(0, weeks).map(week), foot],
    narrow: [head, week(0), foot],
  };
};

/** Whether one of `count` things that are spread evenly over `places` falls on this place. */
function spread(count: number, places: number, place: number): boolean {
  return place >= 0 && Math.floor(((place + 1) * count) / places) > Math.floor((place * count) / places);
}

import { formatAmount } from 'shared-types';
import { extraNetworks, socialPlans } from '../content/social-plans.ts';
import type { SocialPlanId } from '../content/social-plans.ts';

const { basico, recomendado, personalizado } = socialPlans;
const extra = `+${formatAmount(extraNetworks.usd)} al mes`;

/** What the page says of one plan. */
export interface SocialPlanCopy {
  id: SocialPlanId;
  tab: string;
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

const conditions = `Otras redes: ${extra}.`;
const apart = [`TikTok, LinkedIn y YouTube (${extra})`, 'Campañas de anuncios (son un servicio aparte)'];

export const plans: readonly SocialPlanCopy[] = [
  {
    id: 'basico',
    tab: 'Básico',
    card: {
      name: 'Plan Básico',
      description: 'Para que tus perfiles se mantengan activos todos los meses.',
      conditions,
      included: [
        `${basico.posts} publicaciones en el feed`,
        `${basico.stories} historias`,
        'Edición básica de video',
        `${basico.revisions} revisiones`,
        'Instagram y Facebook',
      ],
      excluded: ['Edición premium de video', 'Revisiones ilimitadas', 'Soporte prioritario', ...apart],
    },
    points: [
      `${basico.posts} publicaciones y ${basico.stories} historias`,
      'Edición básica de video',
      `${basico.revisions} revisiones`,
    ],
    action: 'Contratar Básico',
  },
  {
    id: 'recomendado',
    tab: 'Recomendado',
    card: {
      name: 'Plan Premium',
      badge: 'Recomendado',
      description: 'Para publicar más seguido, con edición premium y revisiones sin límite.',
      conditions,
      included: [
        `${recomendado.posts} publicaciones en el feed`,
        `${recomendado.stories} historias`,
        'Edición premium de video',
        'Revisiones ilimitadas',
        'Soporte prioritario',
        'Instagram y Facebook',
      ],
      excluded: apart,
    },
    points: [
      `${recomendado.posts} publicaciones y ${recomendado.stories} historias`,
      'Edición premium de video',
      'Revisiones ilimitadas',
    ],
    action: 'Contratar Premium',
  },
  {
    id: 'personalizado',
    tab: 'Personalizado',
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

export const copy = {
  hero: {
    eyebrow: 'Redes sociales para negocios',
    title: 'Tus redes al día, todos los meses',
    lead: 'Publicaciones, historias y video editado para tu negocio. Nosotros los creamos, tú los revisas.',
    price: { usd: basico.price.usd, per: 'month', from: true },
    action: 'Ver los planes',
  },
  networks: {
    included: { label: 'En todos los planes', names: ['Instagram', 'Facebook'] },
    extra: { label: `Otras redes: ${extra}`, names: ['TikTok', 'LinkedIn', 'YouTube'] },
  },
  choice: { heading: 'Elige tu plan', tabs: 'Planes de redes sociales' },
  customMessage: 'Hola, estoy interesado en el Plan Personalizado de redes sociales',
  others: { heading: 'Otros planes disponibles' },
  month: {
    heading: 'Un mes, pieza por pieza',
    lead: 'Cada cuadro es una publicación en el feed. Cada pieza alta, una historia.',
    posts: 'publicaciones',
    stories: 'historias',
    plans: [
      { name: 'Básico', posts: basico.posts, stories: basico.stories },
      { name: 'Premium', posts: recomendado.posts, stories: recomendado.stories },
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
          formatAmount(basico.price.usd),
          formatAmount(recomendado.price.usd),
          `Desde ${formatAmount(personalizado.price.usd)}`,
        ],
      },
      { feature: 'Publicaciones en el feed', values: [String(basico.posts), String(recomendado.posts), 'A medida'] },
      { feature: 'Historias', values: [String(basico.stories), String(recomendado.stories), 'A medida'] },
      { feature: 'Edición de video', values: ['Básica', 'Premium', 'A medida'] },
      { feature: 'Revisiones', values: [String(basico.revisions), 'Ilimitadas', 'A medida'] },
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
      { title: 'Te contactamos', text: 'Nuestro equipo te escribe en las 24 horas siguientes a tu compra.' },
      { title: 'Revisas y publicamos', text: 'Pides tus cambios según las revisiones de tu plan.' },
    ],
    terms: {
      title: 'Cobros y cancelación',
      text: 'La mensualidad se cobra por adelantado, a partir de los 30 días de iniciado el servicio. Para cancelar, avísanos con 10 días de anticipación; sin ese aviso hay una penalización del 40 % del valor mensual.',
      link: { to: '/terminos-condiciones', label: 'Términos y condiciones' },
    },
  },
  closing: {
    heading: '¿No sabes cuál elegir?',
    text: 'Escríbenos qué vendes y en qué redes estás. Te decimos qué plan te conviene.',
    action: 'Preguntar por chat',
    message: 'Hola, quiero saber qué plan de redes sociales me conviene',
  },
} as const;

import { withRefund, type FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import { calendarOf } from '../ways.ts';
import type { FeatureIconName } from './feature-icon.tsx';
import type { Milestone } from './timeline.tsx';

/** What the platform bills by usage. */
export const premiumActions = 'IA, SMS, llamadas y correos';

/** A row of the Premium plan. Its details, if it has any, open in a dialog. */
export interface Feature {
  icon: FeatureIconName;
  title: string;
  details?: readonly string[];
}

/** What the Premium plan includes. */
const featuresOf = ({ text }: FactReader): readonly Feature[] => {
  const trainingHours = text('mf-crm/crm-training-hours');
  return [
    {
      icon: 'build',
      title: 'Implementación de tu CRM',
      details: [
        `Tiempo estimado: de ${text('mf-crm/crm-workdays')} días hábiles.`,
        `Se paga una sola vez: ${text('mf-crm/crm-implementation')}.`,
        'Con las funciones que el CRM ya trae.',
      ],
    },
    {
      icon: 'meeting',
      title: `${text('mf-crm/crm-meetings')} reuniones`,
      details: [
        `${text('mf-crm/crm-kickoff-meetings')} reunión de inicio, de hasta ${text('mf-crm/crm-kickoff-hours')} hora.`,
        `${text('mf-crm/crm-delivery-meetings')} reunión de entrega y primera capacitación, de ${text('mf-crm/crm-delivery-hours')} hora.`,
        `${text('mf-crm/crm-training-meetings')} capacitación, de ${trainingHours} hora.`,
      ],
    },
    {
      icon: 'training',
      title: `${text('mf-crm/crm-trainings')} capacitaciones de ${trainingHours} hora`,
      details: ['La primera, durante la reunión de entrega.', 'La segunda, en una reunión aparte.'],
    },
    {
      icon: 'support',
      title: `${text('mf-crm/crm-support-days')} días de soporte después de la entrega`,
      details: [
        'Acompañamos a tu equipo mientras empieza a usar el CRM.',
        'Después puedes seguir con un plan de soporte mensual, que se contrata aparte.',
      ],
    },
    { icon: 'users', title: 'Usuarios y contactos ilimitados' },
    { icon: 'always', title: text('mf-crm/platform-chat') },
  ];
};

/** What is paid besides the plan. */
const extrasOf = ({ text }: FactReader): readonly Feature[] => [
  {
    icon: 'chat',
    title: `Integración con la app de chat: ${text('mf-crm/chat-integration')} más, si la quieres`,
  },
  { icon: 'usage', title: `Acciones premium (${premiumActions}), según su uso` },
];

export const content = (facts: FactReader) => {
  const { text, number, amount, offer } = facts;
  const rule = withRefund(
    text('mf-legal/refund-in-time'),
    number('mf-legal/single-refund'),
    amount('mf-crm/crm-implementation'),
  );
  const schedulingDays = text('mf-crm/crm-scheduling-days');
  const custom = offer('mf-crm/crm-custom');
  const price = { amount: offer('mf-crm/crm-premium').price, before: amount('mf-crm/crm-premium-before') };
  return {
    back: { to: 'mf-crm/crm-services', label: 'Servicios de CRM' },
    hero: {
      eyebrow: 'CRM listo para tu negocio',
      title: 'Planes de CRM',
      lead: 'Lo implementamos por ti y capacitamos a tu equipo. Tus contactos, conversaciones y ventas quedan en un solo lugar.',
      price,
      fee: `+ ${text('mf-crm/crm-implementation')} USD de implementación, un solo pago`,
      action: 'Ver los planes',
      contact: 'Contacto',
    },
    choice: { heading: 'Elige cómo empezar', tabs: 'Planes de CRM' },
    premium: {
      tab: 'Premium',
      name: 'CRM Premium',
      description: `Tu CRM listo en ${text('mf-crm/crm-workdays')} días hábiles (estimado), con tu equipo capacitado.`,
      price,
      fee: { label: 'Implementación, un solo pago', amount: amount('mf-crm/crm-implementation') },
      action: 'Contratar Premium por chat',
      money: [
        {
          title: 'Cómo se paga',
          text: 'Con tarjeta de crédito o débito: la implementación, una vez; la plataforma, cada mes.',
        },
      ],
      trial: {
        text: `¿Prefieres montarlo tú? Prueba la plataforma ${text('mf-crm/trial-days')} días gratis, sin implementación.`,
        to: 'mf-crm/crm-faq#prueba',
        label: 'Cómo funciona la prueba',
      },
      included: { title: 'Lo que incluye', items: featuresOf(facts) },
      extras: { title: 'Se paga aparte', items: extrasOf(facts) },
      details: 'Ver detalle',
      excluded: {
        title: 'No incluye',
        items: ['Integraciones con sistemas externos', 'Personalizaciones no nativas: las que el CRM no trae'],
      },
      terms: {
        title: 'Condiciones',
        items: [
          `Incluye ${text('mf-crm/crm-meetings')} reuniones: inicio (hasta ${text('mf-crm/crm-kickoff-hours')} hora), entrega y capacitación (${text('mf-crm/crm-delivery-hours')} hora cada una). Se agendan, a más tardar, ${schedulingDays} días después de la entrega.`,
        ],
        money: [{ title: 'Si cancelas la implementación', text: rule }],
        link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
      },
    },
    custom: {
      tab: 'Personalizado',
      name: 'CRM Personalizado',
      description: 'Para negocios que necesitan más de lo que trae Premium.',
      price: custom.price,
      includedTitle: 'Lo que incluye',
      included: ['Servicios completos de CRM', 'Alcance definido contigo en una cita', 'Precio según ese alcance'],
      ask: 'Preguntar por chat',
      message: 'Hola, estoy interesado en el CRM Personalizado',
      agenda: {
        title: 'En la cita decidimos',
        items: ['Cómo vendes hoy', 'Qué le falta al Premium', 'Qué conectar', 'Precio y fecha'],
      },
      terms: {
        title: 'Condiciones',
        items: ['El alcance y el precio final se definen contigo en la cita.'],
        link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
      },
      calendar: {
        booking: calendarOf(custom),
        title: 'Agenda tu cita de CRM',
        text: 'Elige día y hora. En la cita definimos qué necesitas.',
      },
    },
  } as const;
};

/** What the page says, with its figures. */
export type CrmPlansContent = ReturnType<typeof content>;

/** What happens on the way, in order. */
const milestonesOf = ({ text }: FactReader): readonly Milestone[] => [
  {
    kind: 'kickoff',
    title: 'Reunión de inicio',
    text: `En ${text('mf-legal/contact-hours')} horas te escribimos para agendarla. Es de hasta ${text('mf-crm/crm-kickoff-hours')} hora, para conocer tu proceso de venta. Trae tu lista de contactos. Invita a quien decide cómo se vende y a quienes usarán el CRM.`,
  },
  {
    kind: 'build',
    title: 'Implementación',
    text: `De ${text('mf-crm/crm-workdays')} días hábiles, estimados.`,
  },
  {
    kind: 'delivery',
    title: 'Entrega y primera capacitación',
    text: `Una reunión de ${text('mf-crm/crm-delivery-hours')} hora.`,
  },
  { kind: 'support', title: 'Soporte', text: `${text('mf-crm/crm-support-days')} días después de la entrega.` },
  {
    kind: 'training',
    title: 'Segunda capacitación',
    text: `${text('mf-crm/crm-training-hours')} hora, dentro de los ${text('mf-crm/crm-scheduling-days')} días posteriores a la entrega.`,
  },
];

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => {
  const { number, range } = facts;
  return {
    timeline: {
      heading: 'De la primera reunión a tu equipo trabajando',
      lead: 'Así avanza el CRM Premium. Los días son hábiles hasta la entrega y de calendario después. Las fechas son de ejemplo.',
      before: 'Hasta la entrega',
      after: 'Después de la entrega',
      milestones: milestonesOf(facts),
      words: {
        kickoff: 'Inicio',
        build: 'Implementación',
        estimate: 'Si hacen falta',
        delivery: 'Entrega',
        support: 'Soporte',
        training: 'Clase 2',
        open: 'Para la clase\u00a02',
      },
      days: {
        untilDelivery: range('mf-crm/crm-workdays'),
        support: number('mf-crm/crm-support-days'),
        scheduling: number('mf-crm/crm-scheduling-days'),
      },
    },
    contact: {
      heading: 'Hablemos de tu CRM',
      text: 'Escríbenos cómo manejas hoy tus contactos y ventas. Te decimos qué plan te conviene.',
      action: 'Escribir por chat',
      message: 'Hola, quiero saber qué plan de CRM le conviene a mi negocio',
      profile: 'Nuestro perfil social',
    },
  } as const;
};

/** The words below the plans, with figures. */
export type ContentBelow = ReturnType<typeof contentBelow>;

/** A pipeline: every contact in its stage, and who has bought. */
export const scene: SceneArt = {
  tiles: {
    new: { ground: 'd', label: 'Nuevos' },
    talking: { ground: 'e', label: 'En charla' },
    won: { ground: 'b', label: 'Ganados' },
    ana: { ground: 'd', note: 'Ana', label: 'Instagram', figure: 'quarter', paint: 'a', turn: 1 },
    luis: { ground: 'd', note: 'Luis', label: 'WhatsApp' },
    eva: { ground: 'd', note: 'Eva', label: 'Correo' },
    sol: { ground: 'd', note: 'Sol', label: 'Tu sitio', figure: 'half', paint: 'b' },
    juan: { ground: 'a', note: 'Juan', label: 'Jueves' },
    rosa: { ground: 'a', note: 'Rosa', label: 'Propuesta', figure: 'quarter', paint: 'e', turn: 1 },
    paz: { ground: 'a', note: 'Paz', label: 'Responde hoy' },
    iris: { ground: 'c', note: 'Iris', label: 'Pagó', figure: 'rings', paint: 'b', turn: 1 },
    hugo: { ground: 'c', note: 'Hugo', label: 'Pagó' },
  },
  wide: [
    'new new talking talking won won',
    'ana ana juan juan iris iris',
    'ana ana juan juan iris iris',
    'luis luis rosa rosa hugo hugo',
    'eva eva rosa rosa . .',
    'sol sol paz paz . .',
    'sol sol . . . .',
  ],
  narrow: ['new new talking talking won won', 'luis luis juan juan hugo hugo', 'ana ana rosa rosa . .'],
  end: ['new new talking talking won won', 'luis luis juan juan hugo hugo'],
};

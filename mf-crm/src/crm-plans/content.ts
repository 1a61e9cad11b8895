import { formatAmount } from 'shared-types';
import { chatIntegration, crmPlans, implementation, premiumActions, trial } from '../content/crm-plans.ts';
import { extras, features } from './features.ts';
import { milestones } from './milestones.ts';

const { premium, personalizado } = crmPlans;
const { meetings, kickoffHours, schedulingDays } = implementation;
const fee = formatAmount(premium.implementation.usd);

export const copy = {
  back: { to: '/crm-servicios', label: 'Servicios de CRM' },
  hero: {
    eyebrow: 'CRM listo para tu negocio',
    title: 'Planes de CRM',
    lead: 'Lo implementamos por ti y capacitamos a tu equipo. Tus contactos, conversaciones y ventas quedan en un solo lugar.',
    fee: `+ ${fee} USD de implementación, un solo pago`,
    action: 'Ver los planes',
    contact: 'Contacto',
  },
  choice: { heading: 'Elige cómo empezar', tabs: 'Planes de CRM' },
  premium: {
    tab: 'Premium',
    name: 'CRM Premium',
    description: 'Para tener tu CRM andando en semanas, con tu equipo capacitado.',
    fee: { label: 'Implementación, un solo pago', amount: premium.implementation },
    action: 'Contratar Premium',
    message: 'Hola, quiero contratar el CRM Premium',
    trial: {
      text: `La plataforma tiene ${trial.days} días de prueba gratis.`,
      to: '/crm-faq#prueba',
      label: 'Cómo funciona la prueba',
    },
    included: { title: 'Lo que incluye', items: features },
    extras: { title: 'Se paga aparte', items: extras },
    details: 'Ver detalle',
    excluded: {
      title: 'No incluye',
      items: ['Integraciones con sistemas externos', 'Personalizaciones no nativas'],
    },
    terms: {
      title: 'Condiciones',
      items: [
        `Las ${meetings} reuniones incluidas son de ${kickoffHours} hora cada una y se agendan, a más tardar, dentro de los ${schedulingDays} días posteriores a la entrega.`,
        `Las acciones premium (${premiumActions}) se cobran según su uso.`,
        `La integración con la app de chat es opcional y cuesta ${formatAmount(chatIntegration.usd)} adicionales.`,
      ],
      link: { to: '/terminos-condiciones', label: 'Términos y condiciones' },
    },
  },
  custom: {
    tab: 'Personalizado',
    name: 'CRM Personalizado',
    description: 'Para negocios que necesitan más de lo que trae Premium.',
    price: personalizado.price,
    includedTitle: 'Lo que incluye',
    included: ['Servicios completos', 'Alcance definido contigo en una cita', 'Precio final antes de empezar'],
    ask: 'Preguntar por chat',
    message: 'Hola, estoy interesado en el CRM Personalizado',
    calendar: { title: 'Agenda tu cita de CRM', text: 'Elige día y hora. En la cita definimos qué necesitas.' },
  },
  timeline: {
    heading: 'De la primera reunión a tu equipo trabajando',
    lead: 'Así avanza el CRM Premium. Cada cuadro es un día: hábil hasta la entrega, de calendario después. Las fechas son de ejemplo.',
    before: 'Hasta la entrega',
    after: 'Después de la entrega',
    milestones,
  },
  contact: {
    heading: 'Hablemos de tu CRM',
    text: 'Escríbenos cómo manejas hoy tus contactos y ventas. Te decimos qué plan te conviene.',
    action: 'Escribir por chat',
    message: 'Hola, quiero saber qué plan de CRM le conviene a mi negocio',
    profile: 'Nuestro perfil social',
    faq: { to: '/crm-faq', label: 'Preguntas frecuentes' },
  },
} as const;

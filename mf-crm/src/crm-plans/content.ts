import { continued, type FactReader } from '@mosaico/shared-types';
import { premiumActions } from '../premium-actions.ts';
import { calendarOf } from '../ways.ts';
import { extrasOf, featuresOf } from './features.ts';

export const content = (facts: FactReader) => {
  const { text, amount, offer } = facts;
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
      description: 'Para tener tu CRM andando en semanas, con tu equipo capacitado.',
      price,
      fee: { label: 'Implementación, un solo pago', amount: amount('mf-crm/crm-implementation') },
      action: 'Contratar Premium',
      trial: {
        text: `La plataforma tiene ${text('mf-crm/trial-days')} días de prueba gratis.`,
        to: 'mf-crm/crm-faq#prueba',
        label: 'Cómo funciona la prueba',
      },
      included: { title: 'Lo que incluye', items: featuresOf(facts) },
      extras: { title: 'Se paga aparte', items: extrasOf(facts) },
      details: 'Ver detalle',
      excluded: {
        title: 'No incluye',
        items: ['Integraciones con sistemas externos', 'Personalizaciones no nativas'],
      },
      terms: {
        title: 'Condiciones',
        items: [
          `Incluye ${text('mf-crm/crm-meetings')} reuniones: la de inicio (hasta ${text('mf-crm/crm-kickoff-hours')} hora), antes de la implementación, y las de entrega y capacitación, de ${text('mf-crm/crm-delivery-hours')} hora cada una, que se agendan dentro de los ${schedulingDays} días posteriores a la entrega.`,
          `Las acciones premium (${premiumActions}) se cobran según su uso.`,
          `La integración con la app de chat es opcional y cuesta ${text('mf-crm/chat-integration')} adicionales.`,
          `Implementación: ${continued(text('mf-legal/cancel-single'))}`,
        ],
        link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
      },
    },
    custom: {
      tab: 'Personalizado',
      name: 'CRM Personalizado',
      description: 'Para negocios que necesitan más de lo que trae Premium.',
      price: custom.price,
      includedTitle: 'Lo que incluye',
      included: ['Servicios completos', 'Alcance definido contigo en una cita', 'Precio final antes de empezar'],
      ask: 'Preguntar por chat',
      message: 'Hola, estoy interesado en el CRM Personalizado',
      agenda: {
        title: 'En la cita decidimos',
        items: ['Cómo vendes hoy', 'Qué le falta al Premium', 'Qué conectar', 'Precio y fecha'],
      },
      terms: {
        title: 'Condiciones',
        items: [
          'La cita no te compromete: el alcance y el precio final los recibes antes de pagar.',
          `Implementación: ${continued(custom.cancellation)}`,
        ],
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

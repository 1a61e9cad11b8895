import { continued, type FactReader } from '@mosaico/shared-types';
import type { Answer } from '@mosaico/shared-ui/answers';
import { milestonesOf } from './milestones.ts';

export const content = (facts: FactReader) => {
  const { number, range, text } = facts;
  const workdays = text('mf-crm/crm-workdays');
  return {
    timeline: {
      heading: 'De la primera reunión a tu equipo trabajando',
      lead: 'Así avanza el CRM Premium. Cada cuadro es un día: hábil hasta la entrega, de calendario después. Las fechas son de ejemplo.',
      before: 'Hasta la entrega',
      after: 'Después de la entrega',
      milestones: milestonesOf(facts),
      days: {
        untilDelivery: range('mf-crm/crm-workdays'),
        support: number('mf-crm/crm-support-days'),
        scheduling: number('mf-crm/crm-scheduling-days'),
      },
    },
    answers: {
      heading: 'Antes de contratar',
      items: [
        {
          title: '¿Cuándo queda listo mi CRM?',
          text: `En ${workdays} días hábiles desde la reunión de inicio: es nuestra estimación para el Premium. La del Personalizado va en su propuesta.`,
        },
        {
          title: '¿Qué necesitan de mí para empezar?',
          text: 'Tu lista de contactos, una persona que decida cómo vende tu negocio y quienes van a usar el CRM, para capacitarlos.',
        },
        {
          title: '¿Quién lo implementa?',
          text: `Nuestro equipo: configura el CRM, capacita al tuyo y lo acompaña ${text('mf-crm/crm-support-days')} días después de la entrega. El chat de soporte ${text('mf-crm/platform-support')} es el de la plataforma.`,
        },
        {
          title: '¿Cómo se paga?',
          text: `Premium: ${text('mf-crm/crm-implementation')} una sola vez por la implementación, y ${text('mf-crm/crm-premium')} al mes por la plataforma, con tarjeta de crédito o débito. Personalizado: el precio que acordamos en la cita.`,
        },
        {
          title: '¿Qué pasa si dejo el CRM?',
          text: `Implementación: ${continued(text('mf-legal/cancel-single'))} Mensualidad: ${continued(text('mf-legal/cancel-monthly'))}`,
        },
        {
          title: '¿Qué sigue después de escribirles?',
          text: `Por chat confirmamos tu plan y cómo pagas. En las ${text('mf-legal/contact-hours')} horas siguientes a tu compra te contactamos para poner fecha a la reunión de inicio.`,
        },
      ] satisfies Answer[],
      terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
    },
    contact: {
      heading: 'Hablemos de tu CRM',
      text: 'Escríbenos cómo manejas hoy tus contactos y ventas. Te decimos qué plan te conviene.',
      action: 'Escribir por chat',
      message: 'Hola, quiero saber qué plan de CRM le conviene a mi negocio',
      profile: 'Nuestro perfil social',
      faq: { to: 'mf-crm/crm-faq', label: 'Preguntas frecuentes' },
    },
  } as const;
};

/** What stands below the plans, with its figures. */
export type Content = ReturnType<typeof content>;

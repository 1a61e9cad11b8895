import type { FactReader } from '@mosaico/shared-types';
import { milestonesOf } from './milestones.ts';

export const content = (facts: FactReader) => {
  const { number, range } = facts;
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

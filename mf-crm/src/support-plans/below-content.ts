import type { FactReader } from '@mosaico/shared-types';
import type { Answer } from '@mosaico/shared-ui/answers';
import { messageOf } from '../ways.ts';
import { monthsOf } from './months.ts';
import { always } from './plans.ts';

const made = 'A tu medida';

export const content = (facts: FactReader) => {
  const { text, offer } = facts;
  const team = offer('mf-crm/extra-meeting-team');
  const length = `Hasta ${text('mf-crm/extra-meeting-hours')} hora`;
  return {
    month: {
      heading: 'Así se ve un mes',
      lead: 'Cada cuadro es un día hábil. Las fechas son de ejemplo.',
      link: 'Ver el plan',
      months: monthsOf(facts),
    },
    comparison: {
      heading: 'Los tres planes, lado a lado',
      hours: `Horario laboral: de lunes a viernes, de ${text('mf-legal/office-hours')}, hora de Miami.`,
      caption: 'Lo que recibes cada mes',
      plans: ['Estándar', 'Full', 'Personalizado'],
      recommended: 'Estándar',
      rows: [
        {
          feature: 'Precio al mes, en USD',
          values: [
            text('mf-crm/support-standard'),
            text('mf-crm/support-full'),
            `Desde ${text('mf-crm/support-custom')}`,
          ],
        },
        { feature: always.chat, values: [true, true, 'Con prioridad'] },
        {
          feature: 'Reuniones por videollamada al mes',
          values: [
            `Hasta ${text('mf-crm/support-standard-meetings')}`,
            `Hasta ${text('mf-crm/support-full-meetings')}`,
            made,
          ],
        },
        {
          feature: 'Capacitaciones para tu equipo',
          values: [false, `Hasta ${text('mf-crm/support-full-trainings')}`, made],
        },
        {
          feature: 'Consultoría avanzada con el CEO',
          values: [false, false, `Hasta ${text('mf-crm/support-custom-founder-meetings')}`],
        },
        { feature: always.tweaks, values: [true, true, true] },
        {
          feature: 'Flujos, formularios e integraciones personalizados, dentro del alcance del CRM',
          values: [false, 'Sin límite', made],
        },
        { feature: 'Funciones nuevas a pedido, sujetas a evaluación técnica', values: [false, true, made] },
        { feature: 'Informes', values: ['Mensual, con revisión', 'De uso, por quincena', made] },
        { feature: always.knowledge, values: [true, true, true] },
      ],
    },
    limits: {
      heading: 'Lo que va aparte',
      exclusions: {
        title: 'No incluido en ningún plan',
        items: [
          'Creación de plataformas nuevas',
          'Soporte fuera del horario laboral',
          'Diseño gráfico o contenido',
          'Gestión de campañas de anuncios',
          'Configuración de dominios y correos',
        ],
        elsewhere: {
          text: 'Contenido y campañas los hacemos como servicio aparte:',
          links: [
            { to: 'mf-plans/social-plans', label: offer('mf-plans/social').name },
            { to: 'mf-plans/ads-service', label: offer('mf-plans/ads').name },
          ],
        },
      },
      extras: {
        title: 'Reuniones extra',
        text: '¿Se te acabaron las del mes? Pide una más cuando la necesites.',
        offers: [
          { name: 'Con el equipo', price: team.price, length },
          { name: 'Con el CEO', price: offer('mf-crm/extra-meeting-founder').price, length },
        ],
        action: 'Pedir una reunión extra',
        message: messageOf(team),
        rule: `${team.cancellation} ${text('mf-legal/cancel-single')}`,
      },
    },
    answers: {
      heading: 'Antes de contratar',
      items: [
        {
          title: '¿Cuándo empieza el soporte?',
          text: `Te contactamos en las ${text('mf-legal/contact-hours')} horas siguientes a tu compra. Con tus accesos listos, empezamos.`,
        },
        {
          title: '¿Qué necesitan de mí?',
          text: 'Acceso a tu CRM y una persona de tu equipo que nos cuente qué falla, qué falta y qué es urgente.',
        },
        {
          title: '¿Quién me atiende?',
          text: `Nuestro equipo, por chat y por videollamada, en horario laboral. Las consultorías del plan Personalizado, hasta ${text('mf-crm/support-custom-founder-meetings')}, son con el CEO.`,
        },
        { title: '¿Cómo se paga?', text: `Cada mes. ${text('mf-legal/monthly-billing')}` },
        { title: '¿Y si quiero dejarlo?', text: text('mf-legal/cancel-monthly') },
        {
          title: '¿Qué sigue después de pagar?',
          text: 'Nos das acceso a tu CRM, lo revisamos y agendas tu primera reunión del mes.',
        },
      ] satisfies Answer[],
      terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
    },
    closing: {
      heading: '¿Dudas entre dos planes?',
      text: 'Cuéntanos cómo usa el CRM tu equipo. Te decimos con cuál te alcanza.',
      action: 'Preguntar por chat',
      message: 'Hola, quiero saber qué plan de soporte le conviene a mi CRM',
    },
  } as const;
};

/** What stands below the plans, with its figures. */
export type Content = ReturnType<typeof content>;

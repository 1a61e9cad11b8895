import type { FactReader } from '@mosaico/shared-types';

/** What the chat is opened with. */
export const message = 'Hola, quiero información y el precio del servicio de asistentes de ventas';

export const content = ({ text }: FactReader) =>
  ({
    back: { to: 'mf-crm/crm-services', label: 'Servicios de CRM' },
    hero: {
      eyebrow: 'Asistentes de ventas',
      title: `Alguien que atiende tus ventas ${text('mf-crm/assistant-hours')} horas al día`,
      lead: 'Un asistente responde a tus prospectos, les da seguimiento y deja todo anotado en tu CRM. Para negocios que reciben más mensajes de los que alcanzan a contestar.',
      /** Where other pages say their price. */
      price: 'El precio no está publicado: te lo damos por chat, antes de que te comprometas.',
      action: 'Pedir precio por chat',
      functions: 'Ver qué hace',
    },
  }) as const;

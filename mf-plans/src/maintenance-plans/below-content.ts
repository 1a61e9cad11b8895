import type { FactReader } from '@mosaico/shared-types';
import { storeysOf } from './comparison.ts';
import { plansOf } from './plans.ts';
import type { Request } from './requests.tsx';

export const copy = {
  care: {
    heading: 'Un mes de mantenimiento',
    lead: 'Una parte sucede todos los días sin que la veas. La otra, cuando nos escribes.',
    always: {
      title: 'Sin que lo pidas',
      groups: [
        {
          from: 'Desde el plan Servidor',
          lanes: [
            { layer: 'server', text: 'Hosting y servidor de correo' },
            { layer: 'server', text: 'Mantenimiento del servidor' },
          ],
        },
        {
          from: 'Desde el plan Básico',
          lanes: [
            { layer: 'site', text: 'Seguridad y mantenimiento web' },
            { layer: 'site', text: 'Actualización de plugins' },
          ],
        },
      ],
    },
    asked: {
      title: 'Cuando lo pides',
      note: 'Mensajes de ejemplo',
    },
  },
  comparison: {
    heading: 'Los cuatro planes, lado a lado',
    lead: 'Del Servidor al Recomendado, cada plan suma al anterior. El Personalizado se define contigo. Precios en dólares de Estados Unidos (USD).',
    caption: 'Lo que cuida cada plan',
  },
} as const;

/** What stands below the plans and has figures in it. */
export const content = (facts: FactReader) => {
  const { text } = facts;
  const requests: readonly Request[] = [
    {
      message: '¿Me agregan una página para el servicio nuevo?',
      result: 'Página nueva',
      plans: `Hasta ${text('mf-plans/maintenance-basic-pages')} al mes en Básico, hasta ${text('mf-plans/maintenance-recommended-pages')} en Recomendado`,
    },
    {
      message: 'Quiero cambiar la foto de la portada.',
      result: 'Cambio menor de diseño',
      plans: 'En Recomendado',
    },
    {
      message: 'Necesito una función que mi sitio no tiene.',
      result: 'Desarrollo a la medida',
      plans: 'En Personalizado',
    },
  ];
  return {
    plans: plansOf(facts),
    storeys: storeysOf(facts),
    officeHours: `Horario laboral: de lunes a viernes, de ${text('mf-legal/office-hours')}, hora de Miami.`,
    requests,
    start: {
      heading: 'Así empezamos',
      lead: 'Tu sitio lo cuida nuestro equipo, y te atiende por el canal de tu plan.',
      steps: [
        {
          title: 'Contratas en línea',
          text: 'El pago se abre en una pestaña nueva. El Personalizado se acuerda antes por chat.',
        },
        {
          title: 'Nos das los accesos',
          text: `Te contactamos en las ${text('mf-legal/contact-hours')} horas siguientes a tu compra y te pedimos los de tu dominio, tu hosting y tu sitio.`,
        },
        {
          title: 'Empezamos a cuidarlo',
          text: 'En la fecha que acordamos contigo, ya con los accesos.',
        },
      ],
    },
  } as const;
};

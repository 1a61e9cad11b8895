import type { FactReader } from '@mosaico/shared-types';

export const hero = {
  eyebrow: 'Solo para clientes activos',
  title: 'Solicita tu cita de soporte técnico',
  lead: 'Una videollamada con nuestro equipo para resolver lo que te frena. La pides aquí y te la confirmamos por chat.',
  back: { to: 'mf-plans/service-catalogue', label: 'Volver al catálogo' },
} as const;

/** The words of `call.tsx`: a request, as an example. */
export const call = {
  screen: {
    of: 'CRM de Muebles Nogal · muestra',
    done: 'Cotización enviada',
    fault: 'Aviso: no le llegó a nadie',
    then: 'Llamar al cliente',
  },
  team: 'Equipo',
  client: 'Tú',
  lines: [
    ['Qué intentabas', 'Enviar una cotización'],
    ['Qué pasó', 'El aviso no le llegó a nadie'],
    ['Desde cuándo', 'Desde el lunes'],
  ],
} as const;

/** The words of `after-sending.tsx`. */
export const afterSending = ({ text }: FactReader) => ({
  heading: 'Qué pasa después de enviarla',
  items: [
    {
      figure: text('mf-legal/monthly-appointments'),
      title: 'Citas al mes',
      text: `${text('mf-legal/appointments-by-plan')} Te escribimos por chat para validar las que te quedan.`,
    },
    {
      figure: `${text('mf-legal/appointment-confirmation-hours')}\u00a0h`,
      title: 'La confirmamos o la cancelamos',
      text: 'Una cita sin confirmar se cancela de forma automática, y puedes pedir otra.',
    },
    {
      figure: `${text('mf-legal/appointment-notice-hours')}\u00a0h`,
      title: 'Antes, la puedes mover o cancelar',
      text: 'Y nos vemos: el enlace de la videollamada llega a tu correo.',
    },
  ],
});

export const policy = { to: 'mf-legal/appointment-policy', label: 'Leer la política de citas' } as const;

export const form = {
  id: 'formulario',
  jump: 'Ir al formulario',
  heading: 'Tu solicitud',
  lead: 'Di qué intentabas hacer, qué pasó y desde cuándo. Con una captura y el enlace de la página o del flujo, llegamos a la cita con el problema ya visto.',
  title: 'Formulario de cita de soporte',
  prospects: '¿Todavía no eres cliente?',
  sales: { action: 'Agenda una llamada comercial', title: 'Agenda tu llamada comercial' },
  consultation: { to: 'mf-courses/free-consultation', label: 'Pide una consulta gratuita para tu curso' },
} as const;

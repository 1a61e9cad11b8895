import type { FactReader } from '@mosaico/shared-types';

export const hero = {
  eyebrow: 'Solo para clientes activos',
  title: 'Solicita tu cita de soporte técnico',
  lead: 'Una videollamada con nuestro equipo para resolver lo que te frena. Es parte de tu servicio activo: la pides aquí y te la confirmamos por chat.',
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

export const rules = ({ text }: FactReader) =>
  ({
    policy: { to: 'mf-legal/appointment-policy', label: 'Leer la política de citas' },
    next: {
      heading: 'Qué pasa después de enviarla',
      items: [
        {
          title: 'Te escribimos por chat',
          text: `Tienes de ${text('mf-legal/monthly-appointments')} citas al mes, según tu servicio: validamos las que te quedan. Responde ese mensaje: sin tu respuesta no podemos confirmar.`,
        },
        {
          title: `La confirmamos o la cancelamos en ${text('mf-legal/appointment-confirmation-hours')} horas`,
          text: 'Si no alcanzamos a confirmarla, se cancela; te avisamos y pides otra.',
        },
        {
          title: 'Nos vemos',
          text: `El enlace de la videollamada llega a tu correo. Puedes cancelarla o reprogramarla hasta ${text('mf-legal/appointment-notice-hours')} horas antes.`,
        },
      ],
    },
  }) as const;

export const form = {
  id: 'formulario',
  jump: 'Ir al formulario',
  heading: 'Tu solicitud',
  lead: 'Di qué intentabas hacer, qué pasó y desde cuándo. Con una captura y el enlace de la página o del flujo, llegamos a la cita con el problema ya visto.',
  title: 'Formulario de cita de soporte',
  prospects: '¿Todavía no eres cliente?',
  consultation: { to: 'mf-courses/free-consultation', label: 'Pide una consulta gratuita para tu curso' },
} as const;

import type { FactReader } from '@mosaico/shared-types';

export const hero = {
  eyebrow: 'Solo para clientes activos',
  title: 'Solicita tu cita de soporte técnico',
  lead: 'Si tienes un servicio activo con nosotros, pide aquí tu cita. Llena el formulario y te escribimos por chat para validarla.',
  back: { to: 'mf-plans/service-catalogue', label: 'Volver al catálogo' },
} as const;

export const rules = ({ text }: FactReader) =>
  ({
    items: [
      { value: text('mf-legal/monthly-appointments'), label: 'citas al mes, según tu servicio activo' },
      {
        value: `${text('mf-legal/appointment-confirmation-hours')} h`,
        label: 'para confirmar o cancelar tu solicitud',
      },
      { value: `${text('mf-legal/appointment-notice-hours')} h`, label: 'de anticipación para cancelar o reprogramar' },
    ],
    policy: { to: 'mf-legal/appointment-policy', label: 'Leer la política de citas' },
  }) as const;

export const form = {
  heading: 'Tu solicitud',
  title: 'Formulario de cita de soporte',
  prospects: '¿Todavía no eres cliente?',
  consultation: { to: 'mf-courses/free-consultation', label: 'Agenda una consulta gratuita' },
} as const;

import { appointments } from '../content/appointments.ts';

const { monthly, confirmationHours, noticeHours } = appointments;

export const hero = {
  eyebrow: 'Solo para clientes activos',
  title: 'Solicita tu cita de soporte técnico',
  lead: 'Si tienes un servicio activo con nosotros, pide aquí tu cita. Llena el formulario y te escribimos por chat para validarla.',
  back: { to: '/catalogo-servicios', label: 'Volver al catálogo' },
};

export const rules = {
  items: [
    { value: `${monthly.least} a ${monthly.most}`, label: 'citas al mes, según tu servicio activo' },
    { value: `${confirmationHours} h`, label: 'para confirmar o cancelar tu solicitud' },
    { value: `${noticeHours} h`, label: 'de anticipación para cancelar o reprogramar' },
  ],
  policy: { to: '/politica-citas', label: 'Leer la política de citas' },
};

export const form = {
  heading: 'Tu solicitud',
  title: 'Formulario de cita de soporte',
  prospects: '¿Todavía no eres cliente?',
  consultation: { to: '/solicitud-cita', label: 'Agenda una consulta gratuita' },
};

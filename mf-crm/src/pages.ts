import type { Pages } from 'shared-types';

export default {
  'crm-plans': {
    path: '/planes-crm',
    title: 'Planes de CRM',
    description:
      'CRM Premium por $97 al mes más $1,500 de implementación, con 3 reuniones y 2 capacitaciones. CRM Personalizado desde $1,500.',
    directory: { name: 'Planes de CRM', category: 'CRM y soporte' },
  },
  'crm-services': {
    path: '/crm-servicios',
    title: 'Servicios de CRM',
    description:
      'Tres servicios para vender con orden: CRM nuevo desde $97 al mes, planes de soporte desde $500 y asistentes de ventas 8 horas al día.',
    directory: { name: 'Servicios de CRM', category: 'CRM y soporte' },
  },
  'support-plans': {
    path: '/planes-soporte',
    title: 'Planes de soporte para CRM',
    description:
      'Soporte mensual para tu CRM desde $500: chat, reuniones, capacitaciones e informes. Compara los planes Estándar, Full y Personalizado.',
    directory: { name: 'Planes de soporte', category: 'CRM y soporte' },
  },
  'support-portal': {
    path: '/soporte',
    title: 'Soporte de la app',
    description:
      'Ayuda con la app de cursos: abre un ticket, escríbenos o resuelve tu duda aquí. Respondemos de lunes a viernes, de 9:00 a 18:00.',
    directory: { name: 'Portal de soporte', category: 'CRM y soporte' },
  },
  'support-appointment': {
    path: '/solicitar-cita',
    title: 'Solicitar cita de soporte',
    description:
      'Pide tu cita de soporte técnico si tienes un servicio activo. La confirmamos en 24 horas y la cambias con 12 horas de anticipación.',
    directory: { name: 'Solicitar cita', category: 'Citas' },
  },
  'request-received': {
    path: '/solicitud-recibida',
    title: 'Solicitud recibida',
    description:
      'Recibimos tu solicitud y te enviamos un mensaje por chat para validar tus citas activas. Esto es lo que sigue.',
    directory: { name: 'Solicitud recibida', category: 'Citas' },
    indexed: false,
  },
  'appointment-accepted': {
    path: '/cita-aceptada',
    title: 'Cita aceptada',
    description:
      'Tu cita está confirmada. Así llegas preparado a la videollamada: la app, la prueba de sonido y lo que conviene tener a mano.',
    directory: { name: 'Cita aceptada', category: 'Citas' },
    indexed: false,
  },
  'appointment-cancelled': {
    path: '/cita-cancelada',
    title: 'Cita cancelada',
    description: 'Tu cita quedó cancelada. Si todavía nos necesitas, agenda una nueva cuando quieras desde el inicio.',
    directory: { name: 'Cita cancelada', category: 'Citas' },
    indexed: false,
  },
  'booking-thanks': {
    path: '/gracias',
    title: 'Gracias por agendar',
    description: 'Tu consulta quedó agendada. Revisa tu correo: ahí llega la confirmación con el enlace de la reunión.',
    directory: { name: 'Gracias por agendar', category: 'Citas' },
    indexed: false,
  },
  'tour-thanks': {
    path: '/gracias-crm-tour',
    title: 'Tour del CRM agendado',
    description:
      'Tu tour del CRM quedó agendado. Recibes un correo de confirmación y un especialista se pone en contacto contigo.',
    directory: { name: 'Gracias por el tour del CRM', category: 'Citas' },
    indexed: false,
  },
  'sales-assistants': {
    path: '/asistentes-ventas',
    title: 'Asistentes de ventas',
    description:
      'Una persona atiende a tus prospectos 8 horas al día: responde, da seguimiento, agenda y registra todo en tu CRM. Pide el precio por chat.',
    directory: { name: 'Asistentes de ventas', category: 'CRM y soporte' },
  },
  'crm-faq': {
    path: '/crm-faq',
    title: 'Preguntas frecuentes del CRM',
    description:
      'Cuánto cuesta el CRM, cómo funciona la prueba gratis de 7 días, cómo se paga y cómo se cancela: 17 respuestas cortas.',
    directory: { name: 'Preguntas frecuentes del CRM', category: 'CRM y soporte' },
  },
  advisory: {
    path: '/asesoria-clientes',
    title: 'Asesoría y capacitación para clientes',
    description:
      'Solo para clientes activos: asesoría con el equipo por $100 la hora o con el CEO por $250 la hora. Elige y agenda en línea.',
    directory: { name: 'Asesoría para clientes', category: 'CRM y soporte' },
  },
} as const satisfies Pages;

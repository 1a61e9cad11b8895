import type { Declared, Pages } from '@mosaico/shared-types';
import type facts from './facts.json';

const pages = {
  'crm-plans': {
    screen: './crm-plans/crm-plans.tsx',
    path: '/planes-crm',
    title: 'Planes de CRM',
    description:
      'CRM Premium por {mf-crm/crm-premium} al mes más {mf-crm/crm-implementation} de implementación, con {mf-crm/crm-meetings} reuniones y {mf-crm/crm-trainings} capacitaciones. CRM Personalizado desde {mf-crm/crm-custom}.',
    directory: { name: 'Planes de CRM', category: 'CRM y soporte' },
    sells: ['mf-crm/crm-premium', 'mf-crm/crm-custom'],
    parent: 'mf-crm/crm-services',
    service: {
      title: 'CRM para vender',
      text: 'Contactos, chat y seguimiento en un solo lugar. La implementación se paga una vez, aparte.',
      offer: 'mf-crm/crm',
      order: 40,
    },
    search: {
      title: 'Planes de CRM',
      description: 'Tus clientes y tus ventas en un solo lugar, con seguimiento.',
      service: 3,
      words: [
        'crm',
        'ventas',
        'vender más',
        'clientes',
        'base de datos',
        'seguimiento',
        'embudo',
        'automatizar',
        'automatización',
        'automatisar',
        'prospectos',
        'leads',
      ],
      topics: ['whatsapp', 'inmobiliaria', 'mueblería', 'taller', 'clínica', 'citas de pacientes'],
    },
  },
  'crm-services': {
    screen: './crm-services/crm-services.tsx',
    path: '/crm-servicios',
    title: 'Servicios de CRM',
    description:
      'CRM nuevo desde {mf-crm/crm} al mes más {mf-crm/crm-implementation} de implementación, soporte desde {mf-crm/support} al mes y asistentes de ventas {mf-crm/assistant-hours} horas al día.',
    directory: { name: 'Servicios de CRM', category: 'CRM y soporte' },
    footer: { group: 'Servicios', label: 'CRM y ventas', order: 40 },
    search: { words: ['crm', 'servicios de crm', 'sistema de ventas', 'crm con whatsapp', 'chat para vender'] },
  },
  'support-plans': {
    screen: './support-plans/support-plans.tsx',
    path: '/planes-soporte',
    title: 'Planes de soporte para CRM',
    description:
      'Soporte mensual para tu CRM desde {mf-crm/support}: chat, reuniones, capacitaciones e informes. Compara los planes Estándar, Full y Personalizado.',
    directory: { name: 'Planes de soporte', category: 'CRM y soporte' },
    sells: ['mf-crm/support-standard', 'mf-crm/support-full', 'mf-crm/support-custom'],
    parent: 'mf-crm/crm-services',
    search: { words: ['soporte de crm', 'plan de soporte', 'ayuda con mi crm'] },
  },
  'support-portal': {
    screen: './support-portal/support-portal.tsx',
    path: '/soporte',
    title: 'Soporte de la app',
    description:
      'Ayuda con la app de cursos: abre un ticket, escríbenos o resuelve tu duda aquí. Respondemos de lunes a viernes, de {mf-crm/app-support-hours}.',
    directory: { name: 'Portal de soporte', category: 'CRM y soporte' },
    footer: { group: 'Agencia', label: 'Soporte de la app', order: 30 },
    search: {
      title: 'Soporte',
      description: 'Ayuda con la app de cursos, y a quién escribir si algo falla.',
      words: ['soporte', 'ayuda', 'app', 'aplicación', 'ticket', 'tengo un problema', 'no puedo entrar', 'contraseña'],
      topics: ['facturación', 'cobro doble'],
    },
  },
  'support-appointment': {
    screen: './support-appointment/support-appointment.tsx',
    path: '/solicitar-cita',
    title: 'Solicitar cita de soporte',
    description:
      'Pide tu cita de soporte técnico si tienes un servicio activo. Te respondemos en {mf-legal/appointment-confirmation-hours} horas y puedes cambiarla hasta {mf-legal/appointment-notice-hours} horas antes.',
    directory: { name: 'Solicitar cita', category: 'Citas' },
    clientsOnly: { elsewhere: 'mf-courses/free-consultation' },
    search: {
      title: 'Solicitar una cita',
      description: 'Reserva una cita con el equipo técnico si ya eres cliente.',
      service: 12,
      words: ['cita', 'citas', 'agendar', 'ajendar', 'reservar', 'reunión', 'llamada', 'técnico', 'calendario'],
      topics: ['soporte', 'soporte técnico', 'ayuda'],
    },
  },
  'request-received': {
    screen: './request-received/request-received.tsx',
    path: '/solicitud-recibida',
    title: 'Solicitud recibida',
    description:
      'Recibimos tu solicitud y te enviamos un mensaje por chat para validar tus citas activas. Esto es lo que sigue.',
    directory: { name: 'Solicitud recibida', category: 'Citas' },
    indexed: false,
    parent: 'mf-crm/support-appointment',
  },
  'appointment-accepted': {
    screen: './appointment-accepted/appointment-accepted.tsx',
    path: '/cita-aceptada',
    title: 'Cita aceptada',
    description:
      'Tu cita está confirmada. Así llegas con todo listo a la videollamada: la app, la prueba de sonido y lo que conviene tener a mano.',
    directory: { name: 'Cita aceptada', category: 'Citas' },
    indexed: false,
  },
  'appointment-cancelled': {
    screen: './appointment-cancelled/appointment-cancelled.tsx',
    path: '/cita-cancelada',
    title: 'Cita cancelada',
    description:
      'Tu cita quedó cancelada y tu servicio sigue igual. Si todavía nos necesitas, agenda otra cuando quieras.',
    directory: { name: 'Cita cancelada', category: 'Citas' },
    indexed: false,
  },
  'booking-thanks': {
    screen: './booking-thanks/booking-thanks.tsx',
    path: '/gracias',
    title: 'Gracias por agendar',
    description:
      'Recibimos tu solicitud de consulta. Te respondemos por correo, con el enlace o para pedirte otro horario.',
    directory: { name: 'Gracias por agendar', category: 'Citas' },
    indexed: false,
  },
  'tour-thanks': {
    screen: './tour-thanks/tour-thanks.tsx',
    path: '/gracias-crm-tour',
    title: 'Recorrido del CRM agendado',
    description: 'Tu recorrido del CRM quedó agendado con nuestro equipo. {mf-crm/tour-follows}',
    directory: { name: 'Recorrido del CRM agendado', category: 'Citas' },
    indexed: false,
  },
  'sales-assistants': {
    screen: './sales-assistants/sales-assistants.tsx',
    path: '/asistentes-ventas',
    title: 'Asistentes de ventas',
    description:
      'Una persona atiende a tus prospectos {mf-crm/assistant-hours} horas al día: responde, da seguimiento, agenda y registra todo en tu CRM. Pide el precio por chat.',
    directory: { name: 'Asistentes de ventas', category: 'CRM y soporte' },
    parent: 'mf-crm/crm-services',
    search: {
      words: ['asistente', 'asistentes', 'vendedor', 'vendedora', 'secretaria'],
      topics: [
        'chatbot',
        'bot',
        'contestar mensajes',
        'responder whatsapp',
        'recepcionista',
        'atención al cliente',
        'call center',
      ],
    },
  },
  'crm-faq': {
    screen: './crm-faq/crm-faq.tsx',
    path: '/crm-faq',
    title: 'Preguntas frecuentes del CRM',
    description:
      'Cuánto cuesta el CRM, cómo funciona la prueba gratis de {mf-crm/trial-days} días, cómo se paga y cómo se cancela: 17 respuestas cortas.',
    directory: { name: 'Preguntas frecuentes del CRM', category: 'CRM y soporte' },
    parent: 'mf-crm/crm-services',
    search: { words: ['faq', 'preguntas', 'preguntas frecuentes', 'dudas', 'crm', 'prueba gratis'] },
  },
  advisory: {
    screen: './advisory/advisory.tsx',
    path: '/asesoria-clientes',
    title: 'Asesoría y capacitación para clientes',
    description:
      'Solo para clientes activos: asesoría con el equipo por {mf-crm/advisory-team} la hora o con el CEO por {mf-crm/advisory-ceo} la hora. Elige y agenda en línea.',
    directory: { name: 'Asesoría para clientes', category: 'CRM y soporte' },
    sells: ['mf-crm/advisory-team', 'mf-crm/advisory-ceo'],
    footer: { group: 'Agencia', label: 'Asesoría para clientes', order: 20 },
    clientsOnly: { elsewhere: 'mf-plans/service-catalogue' },
    search: { words: ['asesoría', 'asesor', 'consultoría', 'capacitación', 'entrenamiento'] },
  },
} as const satisfies Pages;
export default pages;

declare module '@mosaico/shared-types' {
  interface DeclaredPages extends Declared<'mf-crm', typeof pages> {}
  interface DeclaredFacts extends Declared<'mf-crm', typeof facts> {}
}

import type { Declared, Pages } from '@mosaico/shared-types';
import type facts from './facts.json';

const pages = {
  'appointment-policy': {
    screen: './appointment-policy/appointment-policy.tsx',
    path: '/politica-citas',
    title: 'Política de citas',
    description:
      'Cuántas citas tienes al mes, cuándo quedan confirmadas y con cuánta anticipación puedes cancelarlas o reprogramarlas.',
    directory: { name: 'Política de citas', category: 'Legal' },
    footer: { group: 'Condiciones', label: 'Política de citas', order: 30 },
    search: { words: ['política de citas', 'cancelar mi cita', 'reprogramar'] },
  },
  terms: {
    screen: './terms/terms.tsx',
    path: '/terminos-condiciones',
    title: 'Términos y condiciones',
    description:
      'Qué recibes, cuándo pagas y cómo cancelas: pagos únicos, servicios mensuales, planes de pago, penalidades y ley aplicable.',
    directory: { name: 'Términos y condiciones', category: 'Legal' },
    footer: { group: 'Condiciones', label: 'Términos y condiciones', order: 10 },
    search: {
      words: ['términos', 'condiciones', 'cancelar', 'cancelar mi plan', 'reembolso', 'devolución', 'contrato'],
      topics: ['factura', 'facturación', 'garantía', 'penalidad', 'pagar en partes'],
    },
  },
  privacy: {
    screen: './privacy/privacy.tsx',
    path: '/politica-privacidad',
    title: 'Política de privacidad',
    description:
      'Qué datos recogemos en la app de cursos y en este sitio, para qué los usamos, cuánto los guardamos y cómo pedir que los borremos.',
    directory: { name: 'Política de privacidad', category: 'Legal' },
    footer: { group: 'Condiciones', label: 'Política de privacidad', order: 20 },
    search: { words: ['privacidad', 'datos personales', 'borrar mi cuenta', 'cookies'] },
  },
  'ads-specialist': {
    screen: './ads-specialist/ads-specialist.tsx',
    path: '/oferta-especialista-en-ads',
    title: 'Empleo: especialista en Ads',
    description:
      'Buscamos especialista en anuncios con {mf-legal/ads-job-experience} años o más de experiencia. Horario: {mf-legal/job-hours} horas diarias, de lunes a viernes. Mira qué harás y postúlate.',
    directory: { name: 'Oferta: especialista en Ads', category: 'Empleo' },
    footer: { group: 'Agencia', label: 'Empleo: especialista en Ads', order: 50 },
    expires: { job: 'adsSpecialist', days: 'mf-legal/job-posting-days' },
    search: { words: ['empleo', 'trabajo', 'vacante', 'trabaja con nosotros', 'especialista'] },
  },
  'video-designer': {
    screen: './video-designer/video-designer.tsx',
    path: '/oferta-disenador-video-ai',
    title: 'Empleo: diseñador y editor de video con IA',
    description:
      'Trabajo remoto de tiempo completo para diseñar piezas y editar videos cortos con herramientas de IA. Postúlate con tu portafolio.',
    directory: { name: 'Oferta: diseñador y editor de video con IA', category: 'Empleo' },
    footer: { group: 'Agencia', label: 'Empleo: video con IA', order: 60 },
    expires: { job: 'videoDesigner', days: 'mf-legal/job-posting-days' },
    search: { words: ['empleo', 'trabajo', 'vacante', 'trabaja con nosotros', 'diseñador', 'editor de video'] },
  },
  'application-thanks': {
    screen: './application-thanks/application-thanks.tsx',
    path: '/gracias-postulacion',
    title: 'Gracias por postularte',
    description:
      'Recibimos tu postulación. Si tu perfil avanza, te escribimos por correo con las instrucciones de la prueba técnica.',
    directory: { name: 'Gracias por postularte', category: 'Empleo' },
    indexed: false,
  },
} as const satisfies Pages;
export default pages;

declare module '@mosaico/shared-types' {
  interface DeclaredPages extends Declared<'mf-legal', typeof pages> {}
  interface DeclaredFacts extends Declared<'mf-legal', typeof facts> {}
}

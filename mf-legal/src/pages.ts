import type { Pages } from 'shared-types';

export default {
  'appointment-policy': {
    path: '/politica-citas',
    title: 'Política de citas',
    description:
      'Cuántas citas tienes al mes, cuándo quedan confirmadas y con cuánta anticipación puedes cancelarlas o reprogramarlas.',
    directory: { name: 'Política de citas', category: 'Legal' },
  },
  terms: {
    path: '/terminos-condiciones',
    title: 'Términos y condiciones',
    description:
      'Qué recibes, cuándo pagas y cómo cancelas: pagos únicos, servicios mensuales, planes de pago, penalidades y ley aplicable.',
    directory: { name: 'Términos y condiciones', category: 'Legal' },
  },
  privacy: {
    path: '/politica-privacidad',
    title: 'Política de privacidad',
    description:
      'Qué datos recogemos en la app de cursos y en este sitio, para qué los usamos, cuánto los guardamos y cómo pedir que los borremos.',
    directory: { name: 'Política de privacidad', category: 'Legal' },
  },
  'ads-specialist': {
    path: '/oferta-especialista-en-ads',
    title: 'Empleo: especialista en Ads',
    description:
      'Buscamos especialista en anuncios con 3 años o más de experiencia. 8 horas, de lunes a viernes. Formulario, prueba y entrevista.',
    directory: { name: 'Oferta: especialista en Ads', category: 'Empleo' },
  },
  'video-designer': {
    path: '/oferta-disenador-video-ai',
    title: 'Empleo: diseñador y editor de video con IA',
    description:
      'Trabajo remoto de tiempo completo para diseñar piezas y editar videos cortos con herramientas de IA. Postúlate con tu portafolio.',
    directory: { name: 'Oferta: diseñador y editor de video con IA', category: 'Empleo' },
  },
  'application-thanks': {
    path: '/gracias-postulacion',
    title: 'Gracias por postularte',
    description:
      'Recibimos tu postulación. Si tu perfil avanza, te escribimos por correo con las instrucciones de la prueba técnica.',
    directory: { name: 'Gracias por postularte', category: 'Empleo' },
    indexed: false,
  },
} as const satisfies Pages;

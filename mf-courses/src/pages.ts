import type { Pages } from 'shared-types';

export default {
  'course-launches': {
    path: '/lanzamientos-cursos',
    title: 'Lanzamiento de cursos en línea',
    description:
      'Creamos la plataforma de tu curso desde $3,500, lo lanzamos por $5,000 y lo mantenemos vendiendo por $1,200 al mes. Consulta gratuita.',
    directory: { name: 'Lanzamientos de cursos', category: 'Cursos' },
  },
  'platform-creation': {
    path: '/creacion-plataforma-cursos',
    title: 'Creación de plataforma para cursos',
    description:
      'Una plataforma con tu marca desde $3,500: inscripción, pagos, lecciones y correos automáticos, y la capacitación para manejarla tú.',
    directory: { name: 'Creación de plataforma', category: 'Cursos' },
  },
  'strategic-launch': {
    path: '/lanzamiento-estrategico-curso',
    title: 'Lanzamiento estratégico de cursos',
    description:
      'Lanza tu curso por $5,000: 3 videos promocionales, 6 piezas para redes y 2 reuniones estratégicas. Los anuncios se pagan aparte.',
    directory: { name: 'Lanzamiento estratégico', category: 'Cursos' },
  },
  'maintenance-relaunch': {
    path: '/mantenimiento-relanzamiento',
    title: 'Mantenimiento y relanzamiento de cursos',
    description:
      'Mantén tu curso vendiendo por $1,200 al mes, o relánzalo desde $4,000 con un video nuevo, piezas para redes y 2 reuniones.',
    directory: { name: 'Mantenimiento y relanzamiento', category: 'Cursos' },
  },
  'free-consultation': {
    path: '/solicitud-cita',
    title: 'Consulta gratuita de 30 minutos',
    description:
      'Pide tu consulta uno a uno, gratis y sin compromiso: 30 minutos para saber por dónde empezar con tu curso y cuánto cuesta.',
    directory: { name: 'Consulta gratuita', category: 'Citas' },
  },
  mentoring: {
    each: 'mentor',
    path: '/mentoria-privada-con-{slug}',
    title: 'Mentoría privada con {name}',
    description:
      'Cuatro sesiones en vivo de hora y media, uno a uno, en un mes, y un grupo privado de chat. $2,000 USD, con sesiones adicionales.',
    directory: { name: 'Mentoría con {name}', category: 'Cursos' },
  },
  'mentoring-thanks': {
    path: '/gracias-mentoria',
    title: 'Bienvenida a tu mentoría',
    description:
      'Tu mentoría está confirmada. Agenda tu primera sesión; después te llega un correo con el enlace para entrar.',
    directory: { name: 'Gracias por tu mentoría', category: 'Citas' },
    indexed: false,
  },
} as const satisfies Pages;

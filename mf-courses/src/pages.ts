import type { Declared, Pages } from '@mosaico/shared-types';
import type facts from './facts.json';

const pages = {
  'course-launches': {
    screen: './course-launches/course-launches.tsx',
    path: '/lanzamientos-cursos',
    title: 'Lanzamiento de cursos en línea',
    description:
      'Creamos la plataforma de tu curso desde {mf-courses/platform}, lo lanzamos por {mf-courses/launch} y lo cuidamos por {mf-courses/maintenance} al mes. Consulta gratuita.',
    directory: { name: 'Lanzamientos de cursos', category: 'Cursos' },
    sells: ['mf-courses/platform', 'mf-courses/launch', 'mf-courses/maintenance', 'mf-courses/relaunch'],
    footer: { group: 'Servicios', label: 'Lanzamiento de cursos', order: 50 },
    service: {
      title: 'Lanzamiento de cursos',
      text: 'Creamos la plataforma de tu curso y dirigimos contigo el lanzamiento.',
      offer: 'mf-courses/courses',
      order: 60,
    },
    search: {
      title: 'Lanzamiento de cursos',
      words: ['curso', 'cursos', 'lanzamiento', 'lanzar un curso', 'vender mi curso', 'clases en línea', 'academia'],
      topics: ['coach', 'profesor', 'infoproducto', 'webinar', 'taller en línea', 'hotmart'],
    },
  },
  'platform-creation': {
    screen: './platform-creation/platform-creation.tsx',
    path: '/creacion-plataforma-cursos',
    title: 'Creación de plataforma para cursos',
    description:
      'Creamos la plataforma de tu curso desde {mf-courses/platform} USD. Definimos contigo qué lleva: lecciones, inscripciones, pagos o correos.',
    directory: { name: 'Creación de plataforma', category: 'Cursos' },
    sells: ['mf-courses/platform'],
    parent: 'mf-courses/course-launches',
    search: {
      words: ['plataforma', 'plataforma de cursos', 'aula virtual'],
      topics: ['hotmart', 'membresía', 'certificados', 'clases grabadas'],
    },
  },
  'strategic-launch': {
    screen: './strategic-launch/strategic-launch.tsx',
    path: '/lanzamiento-estrategico-curso',
    title: 'Lanzamiento estratégico de cursos',
    description:
      'Lanza tu curso por {mf-courses/launch}: {mf-courses/launch-videos} videos promocionales, {mf-courses/launch-pieces} piezas para redes y {mf-courses/launch-meetings} reuniones estratégicas. Los anuncios se pagan aparte.',
    directory: { name: 'Lanzamiento estratégico', category: 'Cursos' },
    sells: ['mf-courses/launch'],
    parent: 'mf-courses/course-launches',
    search: { words: ['lanzamiento estratégico', 'estrategia de lanzamiento'] },
  },
  'maintenance-relaunch': {
    screen: './maintenance-relaunch/maintenance-relaunch.tsx',
    path: '/mantenimiento-relanzamiento',
    title: 'Mantenimiento y relanzamiento de cursos',
    description:
      'Mantén vivas las ventas de tu curso por {mf-courses/maintenance} al mes, o relánzalo desde {mf-courses/relaunch} con un video nuevo, piezas para redes y {mf-courses/relaunch-meetings} reuniones.',
    directory: { name: 'Mantenimiento y relanzamiento', category: 'Cursos' },
    sells: ['mf-courses/maintenance', 'mf-courses/relaunch'],
    parent: 'mf-courses/course-launches',
    search: { words: ['relanzar', 'relanzamiento', 'mantenimiento de cursos', 'mantener mi curso'] },
  },
  'free-consultation': {
    screen: './free-consultation/free-consultation.tsx',
    path: '/solicitud-cita',
    title: 'Consulta gratuita de {mf-courses/consultation-minutes} minutos',
    description:
      'Pide tu consulta uno a uno, gratis y sin compromiso: {mf-courses/consultation-minutes} minutos para saber por dónde empezar con tu curso y cuánto cuesta.',
    directory: { name: 'Consulta gratuita', category: 'Citas' },
    parent: 'mf-courses/course-launches',
    search: {
      words: ['consulta', 'consulta gratis', 'asesoría gratis'],
      topics: ['coach', 'primera vez', 'diagnóstico'],
    },
  },
  mentoring: {
    screen: './mentoring/mentoring.tsx',
    each: 'mentor',
    path: '/mentoria-privada-con-{slug}',
    title: 'Mentoría privada con {name}',
    description:
      '{mf-courses/mentoring-sessions} sesiones en vivo de {mf-courses/mentoring-session-hours} horas, uno a uno, en un mes, y un grupo privado de chat. {mf-courses/mentoring} USD; cada sesión adicional, {mf-courses/mentoring-extra} USD.',
    directory: { name: 'Mentoría con {name}', category: 'Cursos' },
    sells: ['mf-courses/mentoring', 'mf-courses/mentoring-extra'],
    service: {
      title: 'Mentoría privada',
      text: '{mf-courses/mentoring-sessions} sesiones en vivo, uno a uno, para decidir el siguiente paso de tu negocio.',
      offer: 'mf-courses/mentoring',
      order: 70,
    },
    search: { words: ['mentoría', 'mentor', 'coaching', 'uno a uno'], topics: ['coach', 'consultor'] },
  },
  'mentoring-thanks': {
    screen: './mentoring-thanks/mentoring-thanks.tsx',
    path: '/gracias-mentoria',
    title: 'Bienvenida a tu mentoría',
    description:
      'Tu mentoría está confirmada. Agenda tu primera sesión; después te llega un correo con el enlace para entrar.',
    directory: { name: 'Mentoría: bienvenida', category: 'Cursos' },
    indexed: false,
  },
} as const satisfies Pages;
export default pages;

declare module '@mosaico/shared-types' {
  interface DeclaredPages extends Declared<'mf-courses', typeof pages> {}
  interface DeclaredFacts extends Declared<'mf-courses', typeof facts> {}
}

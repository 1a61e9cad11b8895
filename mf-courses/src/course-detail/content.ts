import type { FactReader } from '@mosaico/shared-types';
import { deliveriesOf } from '../course-launches/course-deliveries.ts';
import type { CourseDetailCopy } from './course-detail.tsx';

/** What all pages about a course service share. */
export const common = ({ text }: FactReader) => ({
  back: { to: 'mf-courses/course-launches', label: 'Lanzamiento de cursos' } as const,
  appointments: {
    consultation: `Consulta gratuita de ${text('mf-courses/consultation-minutes')} minutos`,
    book: 'Agendar Consulta',
  },
  excluded: 'Lo que no incluye',
});

export const platformCreation = ({ offer }: FactReader): CourseDetailCopy => ({
  hero: {
    eyebrow: 'Creación de plataforma',
    title: 'El lugar propio de tu curso',
    lead: 'Una plataforma con tu marca donde tus alumnos se inscriben, pagan y aprenden, sin depender de un grupo de chat.',
  },
  services: {
    heading: 'Qué te entregamos',
    items: [
      {
        price: offer('mf-courses/platform').price,
        deliveries: [],
        included: [
          'Plataforma de cursos con tu marca y tu dominio',
          'Módulos y lecciones cargados en su orden',
          'Registro de alumnos y control de acceso',
          'Pagos en línea conectados a tu cuenta',
          'Correos automáticos de bienvenida y de acceso',
          'Página de venta de tu curso',
          'Capacitación para que la manejes tú',
        ],
      },
    ],
  },
  excluded: [
    'Grabación y edición de tus clases',
    'Campañas de anuncios y su presupuesto',
    'Licencias y comisiones de plataformas externas',
  ],
  condition: {
    title: 'Por qué dice «Desde»',
    text: 'El precio final depende de cuántas lecciones tiene tu curso y de lo que deba hacer la plataforma. Lo acordamos antes de empezar.',
  },
  steps: {
    heading: 'De tu idea a tus alumnos',
    items: [
      { title: 'Ordenamos tu curso', text: 'Módulos, lecciones y materiales, en el orden en que se aprenden.' },
      { title: 'La diseñamos', text: 'Ves la plataforma con tu marca antes de que la construyamos.' },
      { title: 'La construimos', text: 'Cargamos el contenido y probamos pagos, accesos y correos.' },
      { title: 'La abres', text: 'Te capacitamos y entran tus primeros alumnos.' },
    ],
  },
  closing: {
    heading: 'Tu curso merece su propia casa',
    text: 'Cuéntanos cuántas lecciones tienes y te decimos el precio final.',
  },
});

export const strategicLaunch = (facts: FactReader): CourseDetailCopy => ({
  hero: {
    eyebrow: 'Lanzamiento estratégico',
    title: 'Sal a vender con público esperándote',
    lead: 'Un plan, videos y piezas para que el día que abras inscripciones ya haya gente con ganas de entrar.',
  },
  services: {
    heading: 'Qué incluye el lanzamiento',
    items: [
      {
        price: facts.offer('mf-courses/launch').price,
        deliveries: deliveriesOf(facts).launch,
        included: [
          'Calendario del lanzamiento, día por día',
          `${facts.text('mf-courses/launch-videos')} videos promocionales, con guion y edición`,
          `${facts.text('mf-courses/launch-pieces')} piezas para redes sociales`,
          `${facts.text('mf-courses/launch-meetings')} reuniones estratégicas con nuestro equipo`,
          'Mensajes y correos para antes, durante y después',
          'Montaje de las campañas en las plataformas de anuncios',
        ],
      },
    ],
  },
  excluded: [
    'El presupuesto de anuncios: lo pagas directo a la plataforma',
    'La plataforma del curso, si todavía no la tienes',
    'Videos, piezas o reuniones adicionales',
  ],
  condition: {
    title: 'El presupuesto de anuncios se paga aparte',
    text: 'Tú decides cuánto invertir. Te recomendamos un monto en la primera reunión y lo pagas con tu propia tarjeta a la plataforma.',
  },
  steps: {
    heading: 'Cómo se prepara',
    items: [
      { title: 'Estrategia', text: 'Primera reunión: público, oferta, fechas y metas.' },
      { title: 'Producción', text: 'Escribimos guiones, editamos los videos y diseñamos las piezas.' },
      { title: 'Expectativa', text: 'Publicamos y anunciamos hasta llenar la lista de interesados.' },
      { title: 'Apertura', text: 'Segunda reunión, inscripciones abiertas y seguimiento.' },
    ],
  },
  closing: {
    heading: 'Pon fecha a tu lanzamiento',
    text: 'Agenda y revisamos juntos si tu curso está listo para salir.',
  },
});

export const maintenanceRelaunch = (facts: FactReader): CourseDetailCopy => ({
  hero: {
    eyebrow: 'Mantenimiento y relanzamiento',
    title: 'Que tu curso siga vendiendo',
    lead: 'Cuidamos lo que ya funciona cada mes y, cuando toca, volvemos a salir a vender con material nuevo.',
  },
  services: {
    heading: 'Dos servicios, se contratan por separado',
    lead: 'Con el primero tu curso no se detiene. Con el segundo vuelve a ser noticia.',
    items: [
      {
        name: 'Mantenimiento',
        price: facts.offer('mf-courses/maintenance').price,
        deliveries: deliveriesOf(facts).maintenance,
        included: [
          'Revisión de pagos, accesos y correos',
          `Hasta ${facts.text('mf-courses/maintenance-changes')} cambios de automatización al mes`,
          `${facts.text('mf-courses/maintenance-meetings')} reunión mensual para ver cómo va tu curso`,
        ],
      },
      {
        name: 'Relanzamiento',
        price: facts.offer('mf-courses/relaunch').price,
        deliveries: deliveriesOf(facts).relaunch,
        included: [
          `${facts.text('mf-courses/relaunch-videos')} video nuevo, con guion y edición`,
          `Hasta ${facts.text('mf-courses/relaunch-pieces')} piezas para redes sociales`,
          `${facts.text('mf-courses/relaunch-meetings')} reuniones: una para planear y otra para abrir`,
        ],
      },
    ],
  },
  excluded: [
    'El presupuesto de anuncios: lo pagas directo a la plataforma',
    'Lecciones nuevas o cambios en el contenido del curso',
    'Automatizaciones por encima del límite mensual',
  ],
  condition: {
    title: 'El mantenimiento es mensual',
    text: `Se cobra por adelantado y lo terminas cuando quieras, avisando con ${facts.text('mf-legal/monthly-notice-days')} días de anticipación.`,
  },
  steps: {
    heading: 'Cómo seguimos contigo',
    items: [
      { title: 'Revisamos lo que hay', text: 'Qué funciona, qué falla y dónde se van tus alumnos.' },
      { title: 'Cuidamos cada mes', text: 'Cambios, revisión y una reunión para decidir lo siguiente.' },
      { title: 'Relanzamos', text: 'Video, piezas y fechas nuevas cuando tu público esté listo.' },
    ],
  },
  closing: {
    heading: 'Un curso lanzado es solo el principio',
    text: 'Cuéntanos cuándo lanzaste y cómo va. Te decimos cuál de los dos te conviene.',
  },
});

import type { FactReader } from '@mosaico/shared-types';
import type { Answer } from '../answers/answers.tsx';
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
  answers: 'Antes de decidir',
});

/** How a single payment is made and taken back. */
const paidOnce = (text: FactReader['text']): readonly Answer[] => [
  {
    title: '¿Cómo se paga?',
    text: 'Empezamos con el primer pago. Si acordamos pagar en partes, el total queda pagado, a más tardar, a la mitad del servicio.',
  },
  { title: '¿Y si cambio de idea?', text: text('mf-legal/cancel-single') },
];

export const platformCreation = ({ offer, text }: FactReader): CourseDetailCopy => ({
  hero: {
    eyebrow: 'Creación de plataforma',
    title: 'El lugar propio de tu curso',
    lead: 'Tus alumnos se inscriben, pagan y aprenden en una plataforma con tu marca. Nosotros la construimos y la cargamos; tú la manejas.',
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
          'Capacitación para manejarla sin nosotros',
        ],
      },
    ],
  },
  excluded: [
    'Grabar y editar tus clases: nos las das listas',
    'Vender el curso: eso es el lanzamiento, un servicio aparte',
    'Licencias y comisiones de otras plataformas: las pagas directo',
  ],
  condition: {
    title: 'Por qué dice «Desde»',
    text: 'El precio final depende de cuántas lecciones tiene tu curso y de lo que deba hacer la plataforma. Va en tu propuesta, antes de pagar.',
  },
  steps: {
    heading: 'De tu idea a tus alumnos',
    items: [
      { title: 'Ordenamos tu curso', text: 'Contigo: módulos, lecciones y materiales, como se aprenden mejor.' },
      { title: 'La diseñamos', text: 'Ves la plataforma con tu marca y la apruebas antes de que la construyamos.' },
      { title: 'La construimos', text: 'Cargamos las lecciones y probamos pagos, accesos y correos.' },
      { title: 'La abres', text: 'Capacitamos a quien la va a manejar, y entran tus primeros alumnos.' },
    ],
  },
  answers: [
    {
      title: '¿Cuándo queda lista?',
      text: 'La fecha depende de tus lecciones y va en tu propuesta. Los días hábiles corren desde que tenemos el material completo.',
    },
    {
      title: '¿Qué necesitan de mí?',
      text: 'Tus clases grabadas, el material de cada lección, tu logo, tu dominio y la cuenta donde quieres cobrar.',
    },
    ...paidOnce(text),
  ],
  closing: {
    heading: 'Tu curso merece su propia casa',
    text: 'Pide la consulta gratuita y cuéntanos cuántas lecciones tienes. Te decimos qué plataforma te conviene y cuánto cuesta.',
  },
});

export const strategicLaunch = (facts: FactReader): CourseDetailCopy => ({
  hero: {
    eyebrow: 'Lanzamiento estratégico',
    title: 'Sal a vender con público esperándote',
    lead: 'Anunciamos tu curso antes de abrirlo, para que el día de las inscripciones ya haya gente con ganas de entrar.',
  },
  services: {
    heading: 'Qué incluye el lanzamiento',
    items: [
      {
        price: facts.offer('mf-courses/launch').price,
        deliveries: deliveriesOf(facts).launch,
        included: [
          'Calendario del lanzamiento, día por día',
          'Guion y edición de cada video',
          'Diseño de cada pieza para redes sociales',
          'Mensajes y correos para antes, durante y después',
          'Montaje de las campañas en las plataformas de anuncios',
        ],
      },
    ],
  },
  excluded: [
    'La inversión en anuncios: la pagas directo a cada plataforma',
    'La plataforma del curso: si no la tienes, la creamos aparte',
    'Más videos, piezas o reuniones: se cotizan antes de hacerlos',
  ],
  condition: {
    title: 'La inversión en anuncios se paga aparte',
    text: 'Tú decides cuánto invertir. En la primera reunión te recomendamos un monto, que se cobra a tu propia tarjeta.',
  },
  steps: {
    heading: 'Cómo se prepara',
    items: [
      { title: 'Estrategia', text: 'Primera reunión: público, oferta, metas y el día en que abres.' },
      { title: 'Producción', text: 'Escribimos los guiones, editamos los videos y diseñamos las piezas.' },
      { title: 'Expectativa', text: 'Publicamos y anunciamos para llenar tu lista de interesados.' },
      { title: 'Apertura', text: 'Segunda reunión e inscripciones abiertas. Seguimos la campaña contigo.' },
    ],
  },
  answers: [
    {
      title: '¿Cuándo abro inscripciones?',
      text: 'El día que fijamos en la primera reunión. El calendario se arma hacia atrás desde ahí.',
    },
    {
      title: '¿Qué necesitan de mí?',
      text: 'Tu curso listo para vender, acceso a tus redes y cuentas de anuncios, y tu cara en los videos: grabas con el guion que te escribimos.',
    },
    ...paidOnce(facts.text),
  ],
  closing: {
    heading: 'Pon fecha a tu lanzamiento',
    text: 'En la consulta gratuita vemos si tu curso está listo para salir y qué le falta.',
  },
});

export const maintenanceRelaunch = (facts: FactReader): CourseDetailCopy => ({
  hero: {
    eyebrow: 'Mantenimiento y relanzamiento',
    title: 'Que tu curso siga vendiendo',
    lead: 'Para cursos que ya se venden: los cuidamos cada mes y, cuando toca, volvemos a salir a vender con material nuevo.',
  },
  services: {
    heading: 'Dos servicios, se contratan por separado',
    lead: 'Con el primero tu curso no se detiene. Con el segundo vuelve a ser noticia.',
    items: [
      {
        name: 'Mantenimiento',
        id: 'mantenimiento',
        price: facts.offer('mf-courses/maintenance').price,
        deliveries: deliveriesOf(facts).maintenance,
        included: [
          'Revisión de pagos, accesos y correos, para que nadie se quede sin entrar',
          'Una reunión para ver quién compró, quién dejó de avanzar y qué cambiar',
        ],
      },
      {
        name: 'Relanzamiento',
        id: 'relanzamiento',
        price: facts.offer('mf-courses/relaunch').price,
        deliveries: deliveriesOf(facts).relaunch,
        included: ['Guion y edición del video, y diseño de las piezas', 'Una reunión para planear y otra para abrir'],
      },
    ],
  },
  excluded: [
    'La inversión en anuncios: la pagas directo a cada plataforma',
    'Lecciones nuevas o cambios en el contenido del curso',
    'Más automatizaciones que las del mes: se cotizan aparte',
  ],
  condition: {
    title: 'El mantenimiento es mensual',
    text: `${facts.text('mf-legal/monthly-billing')} ${facts.text('mf-legal/cancel-monthly')}`,
  },
  steps: {
    heading: 'Cómo seguimos contigo',
    items: [
      { title: 'Revisamos lo que hay', text: 'Qué funciona, qué falla y dónde se van tus alumnos.' },
      { title: 'Cuidamos cada mes', text: 'Cambios, revisión y una reunión para decidir lo siguiente.' },
      { title: 'Relanzamos', text: 'Video, piezas y fechas nuevas cuando tu público esté listo.' },
    ],
  },
  answers: [
    {
      title: '¿Tengo que contratar los dos?',
      text: 'No. El mantenimiento sigue mes a mes; el relanzamiento se paga una vez, cuando lo necesites.',
    },
    {
      title: '¿Qué necesitan de mí?',
      text: 'Acceso a tu plataforma y a tus pagos y correos. Para relanzar, también a tus redes y cuentas de anuncios, y que grabes el video.',
    },
    {
      title: '¿Y si cancelo el relanzamiento?',
      text: facts.text('mf-legal/cancel-single'),
    },
  ],
  closing: {
    heading: 'Un curso lanzado es solo el principio',
    text: 'Cuéntanos cuándo lanzaste y cómo va. Te decimos cuál de los dos te conviene.',
  },
});

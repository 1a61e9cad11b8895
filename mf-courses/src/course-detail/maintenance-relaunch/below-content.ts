import { continued, type FactReader } from '@mosaico/shared-types';
import { deliveriesOf } from '../../course-launches/course-deliveries.ts';
import { next } from '../answers.ts';
import type { CourseBelowCopy } from '../course-below.tsx';
import { anchors } from './content.ts';

export const content = (facts: FactReader): CourseBelowCopy => ({
  services: {
    heading: 'Dos servicios, se contratan por separado',
    lead: 'Con el primero tu curso no se detiene. Con el segundo vuelve a ser noticia.',
    items: [
      {
        name: 'Mantenimiento',
        id: anchors.maintenance,
        price: facts.offer('mf-courses/maintenance').price,
        deliveries: deliveriesOf(facts).maintenance,
        included: [
          'Revisión de pagos, accesos y correos, para que nadie se quede sin entrar',
          'En la reunión del mes: quién compró, quién dejó de avanzar y qué cambiar',
        ],
      },
      {
        name: 'Relanzamiento',
        id: anchors.relaunch,
        price: facts.offer('mf-courses/relaunch').price,
        offer: 'mf-courses/relaunch',
        deliveries: deliveriesOf(facts).relaunch,
        included: [
          'Guion y edición del video, y diseño de las piezas',
          `Las ${facts.text('mf-courses/relaunch-meetings')} reuniones: una para planear, otra para abrir`,
        ],
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
      title: '¿Cuándo empieza?',
      text: `El mantenimiento, con tus accesos: te contactamos en las ${facts.text('mf-legal/contact-hours')} horas siguientes a tu compra. El relanzamiento abre el día que fijamos en la primera de sus ${facts.text('mf-courses/relaunch-meetings')} reuniones.`,
    },
    {
      title: '¿Qué necesitan de mí?',
      text: 'Acceso a tu plataforma y a tus pagos y correos. Para relanzar, también a tus redes y cuentas de anuncios, y que grabes el video.',
    },
    {
      title: '¿Quién lo hace?',
      text: 'Nuestro equipo: revisa pagos, accesos y correos, cambia tus automatizaciones y, para relanzar, edita el video y diseña las piezas. En el video sales tú.',
    },
    {
      title: '¿Y si cancelo?',
      text: `Mantenimiento: ${continued(facts.text('mf-legal/cancel-monthly'))} Relanzamiento: ${continued(facts.text('mf-legal/cancel-single'))}`,
    },
    next(facts),
  ],
  closing: {
    heading: 'Un curso lanzado es solo el principio',
    text: 'Cuéntanos cuándo lanzaste y cómo va. Te decimos cuál de los dos te conviene.',
  },
});

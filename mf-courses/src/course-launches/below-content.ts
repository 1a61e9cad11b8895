import { continued, type FactReader } from '@mosaico/shared-types';
import type { Answer } from '@mosaico/shared-ui/answers';
import { clientsOnly } from './clients-only.ts';
import { appointments } from './content.ts';
import { courseOffers } from './course-offers.ts';

export const content = (facts: FactReader) => {
  const { text } = facts;
  return {
    offers: {
      heading: '¿En qué punto está tu curso?',
      lead: 'Cada servicio se contrata por separado. Empieza por el que te falta.',
      audience: 'Para ti si',
      appointments,
      items: courseOffers(facts),
    },
    steps: {
      heading: 'Cómo funciona',
      items: [
        {
          title: 'Conversamos',
          text: `Una consulta gratuita de ${text('mf-courses/consultation-minutes')} minutos para entender tu curso y tu público.`,
        },
        { title: 'Acordamos', text: 'Eliges el servicio. El alcance y el precio quedan claros antes de empezar.' },
        { title: 'Producimos', text: 'Nos ponemos a trabajar en lo acordado y lo revisas con nosotros.' },
        { title: 'Sales a vender', text: 'Tu curso abre sus puertas. Si quieres, seguimos contigo cada mes.' },
      ],
    },
    consultation: {
      heading: 'Antes de pagar, conversemos',
      figure: text('mf-courses/consultation-minutes'),
      unit: 'minutos',
      price: 'gratis',
      text: 'Nos cuentas qué enseñas y a quién. Te decimos por dónde empezar y cuánto cuesta.',
      points: ['Sin costo', 'Sin compromiso', 'Uno a uno'],
      action: appointments.consultation,
    },
    answers: {
      heading: 'Antes de decidir',
      items: [
        {
          title: '¿Qué recibo?',
          text: 'Lo que dice el servicio que elijas, pieza por pieza. La plataforma, el lanzamiento, el mantenimiento y el relanzamiento se contratan por separado.',
        },
        {
          title: '¿Cuándo está listo?',
          text: 'La plataforma, en la fecha de tu propuesta: depende de cuántas lecciones tiene tu curso. Un lanzamiento, el día de apertura que fijamos contigo. El mantenimiento sigue mes a mes.',
        },
        {
          title: '¿Qué necesitan de mí?',
          text: 'Tus clases grabadas y su material. Para salir a vender, también acceso a tus redes y cuentas de anuncios, y tu cara en los videos.',
        },
        {
          title: '¿Quién lo hace?',
          text: 'Nuestro equipo: plataforma, guiones, edición, diseño y campañas. Grabar y editar tus clases queda de tu lado.',
        },
        {
          title: '¿Y si lo dejo?',
          text: `Plataforma, lanzamiento y relanzamiento: ${continued(text('mf-legal/cancel-single'))} Mantenimiento: ${continued(text('mf-legal/cancel-monthly'))}`,
        },
        {
          title: '¿Qué sigue después de la consulta?',
          text: `Recibes una propuesta con alcance, precio y fecha. En las ${text('mf-legal/contact-hours')} horas siguientes a tu compra te contactamos para empezar.`,
        },
      ] satisfies Answer[],
      terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' } as const,
    },
    closing: {
      heading: 'Tu curso ya existe en tu cabeza. Falta abrirlo.',
      text: `Pide tu consulta gratuita. ${clientsOnly(appointments.book)}`,
      appointments,
    },
  };
};

/** What the page says below its opening. */
export type Content = ReturnType<typeof content>;

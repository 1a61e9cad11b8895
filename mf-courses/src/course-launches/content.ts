import type { FactReader } from '@mosaico/shared-types';
import type { AppointmentCopy } from './appointments.tsx';
import { courseOffers } from './course-offers.ts';

const appointments: AppointmentCopy = { consultation: 'Pedir consulta gratuita', book: 'Agendar Consulta' };

export const content = (facts: FactReader) => {
  const { text, offer } = facts;
  return {
    hero: {
      eyebrow: 'Para quienes enseñan lo que saben',
      title: 'Lanza tu curso y mantenlo vendiendo',
      lead: 'Creamos tu plataforma, preparamos el lanzamiento y seguimos contigo después.',
      action: appointments.consultation,
      prices: [
        { to: '#crear', name: 'Crear', price: offer('mf-courses/platform').price },
        { to: '#lanzar', name: 'Lanzar', price: offer('mf-courses/launch').price },
        { to: '#mantener', name: 'Mantener', price: offer('mf-courses/maintenance').price },
        { to: '#mantener', name: 'Relanzar', price: offer('mf-courses/relaunch').price },
      ],
    },
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
    closing: {
      heading: 'Tu curso ya existe en tu cabeza. Falta abrirlo.',
      text: 'Si ya sabes qué servicio necesitas, agenda y empezamos.',
      appointments,
    },
  };
};

/** What the page says. */
export type Content = ReturnType<typeof content>;

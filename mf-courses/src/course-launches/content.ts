import type { FactReader } from '@mosaico/shared-types';
import type { AppointmentCopy } from './appointments.tsx';

/** What the ways to an appointment are called on this page. */
export const appointments: AppointmentCopy = { consultation: 'Pedir consulta gratuita', book: 'Agendar Consulta' };

export const content = ({ offer }: FactReader) => {
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
  };
};

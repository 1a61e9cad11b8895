import type { FactReader } from '@mosaico/shared-types';

export const copy = ({ text }: FactReader) => ({
  eyebrow: 'Consulta solicitada',
  title: 'Excelente Decisión',
  lead: `Recibimos tu solicitud. En ${text('mf-legal/appointment-confirmation-hours')} horas te la confirmamos por correo, con el enlace de la reunión.`,
});

export const actions = { social: 'Síguenos en redes', testimonials: 'Ver testimonios en video' };

export const steps = {
  heading: 'Qué pasa ahora',
  items: [
    { title: 'Solicitud recibida', text: 'Queda pendiente de confirmación.', state: 'done' },
    { title: 'Revisa tu correo', text: 'Ahí llega la confirmación con el enlace de la reunión.', state: 'current' },
    { title: 'Nos reunimos', text: 'Cuéntanos qué vendes, a quién y qué te está frenando.', state: 'next' },
  ],
} as const;

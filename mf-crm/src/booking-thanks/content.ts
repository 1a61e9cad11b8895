import type { DrawnWords } from '../confirmations/drawn.tsx';

export const copy = {
  eyebrow: 'Consulta solicitada',
  title: 'Excelente Decisión',
  lead: 'Recibimos tu solicitud. Te respondemos por correo: te enviamos el enlace o te pedimos que elijas otro horario.',
};

export const actions = { social: 'Síguenos en redes', testimonials: 'Ver testimonios en video' };

export const steps = {
  heading: 'Qué pasa ahora',
  items: [
    { title: 'Solicitud recibida', text: 'Queda pendiente de confirmación.', state: 'done' },
    {
      title: 'Revisa tu correo',
      text: 'Ahí llega nuestra respuesta.',
      state: 'current',
    },
    { title: 'Nos reunimos', text: 'Cuéntanos qué vendes, a quién y qué te está frenando.', state: 'next' },
  ],
} as const;

/** What is drawn on the steps: a client's request, as an example. */
export const things: readonly [DrawnWords, DrawnWords, DrawnWords] = [
  {
    kind: 'notes',
    lines: ['Café Altura', 'El menú en línea es del año pasado'],
    mark: 'Enviada',
  },
  { kind: 'mail', lines: ['Agencia Mosaico', 'Sobre tu consulta: tu horario y el enlace.'], mark: 'Abrir el correo' },
  { kind: 'call', lines: [], mark: 'Tu consulta' },
];

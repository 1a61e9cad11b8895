import type { FactReader } from '@mosaico/shared-types';
import type { DrawnWords } from '../confirmations/drawn.tsx';

export const copy = {
  eyebrow: 'Solicitud enviada',
  title: 'Recibimos tu solicitud',
  lead: 'Te enviamos un mensaje por chat para validar tus citas activas. Respóndelo para que podamos confirmar la que pediste.',
};

export const actions = { chat: 'Abrir el chat', home: 'Volver al inicio', social: 'Síguenos en redes' };

export const steps = ({ text }: FactReader) =>
  ({
    heading: 'Qué pasa ahora',
    items: [
      { title: 'Solicitud recibida', text: 'Está pendiente de confirmar.', state: 'done' },
      { title: 'Validamos por chat', text: 'Responde con lo que te pedimos.', state: 'current' },
      {
        title: 'Confirmamos',
        text: 'Te decimos si tu cita queda confirmada.',
        figure: `En ${text('mf-legal/appointment-confirmation-hours')}\u00a0h`,
        state: 'next',
      },
    ],
  }) as const;

export const advisory = ({ text }: FactReader) =>
  ({
    heading: '¿Necesitas más que soporte?',
    text: `Con una asesoría revisas tu negocio con nuestro equipo o con el CEO. Cuesta desde ${text('mf-crm/advisory-team')} USD por hora, aparte de tu servicio.`,
    link: { to: 'mf-crm/advisory', label: 'Ver asesorías' },
  }) as const;

/** What is drawn on the steps: a client's request, as an example. */
export const things: readonly [DrawnWords, DrawnWords, DrawnWords] = [
  { kind: 'fault', lines: ['Muebles Nogal', 'Envié una cotización'], mark: 'El aviso no llegó' },
  { kind: 'talk', lines: ['Hola, revisemos cuántas citas te quedan este mes.'], mark: 'Gracias, aquí estoy.' },
  { kind: 'hours', lines: ['Hoy', 'Después'], mark: 'Tu cita' },
];

import type { FactReader } from '@mosaico/shared-types';
import type { NotesWords } from '../confirmations/notes.tsx';

export const copy = ({ text }: FactReader) => ({
  eyebrow: 'Recorrido agendado',
  title: 'Tu recorrido del CRM quedó agendado',
  lead: text('mf-crm/tour-follows'),
});

export const actions = {
  chat: 'Pedir otro horario',
  chatText: 'Hola, agendé un recorrido del CRM y necesito otro horario',
  plans: 'Ver planes de CRM',
  faq: 'Preguntas frecuentes',
};

export const steps = {
  heading: 'Qué pasa ahora',
  items: [
    { title: 'Recorrido agendado', text: 'Tu lugar quedó reservado.', state: 'done' },
    {
      title: 'Te llega un correo',
      text: 'Es la confirmación de tu recorrido. ¿No te sirve la hora? Escríbenos por chat.',
      state: 'current',
    },
    {
      title: 'Te contacta un especialista',
      text: 'Para saber qué quieres ver y preparar el recorrido.',
      state: 'next',
    },
  ],
} as const;

/** The words of `board.tsx`: a client's board, as an example. */
export const tour = {
  name: 'Ventas',
  of: 'Muebles Nogal · muestra',
  host: 'Recorrido',
  stages: [
    ['Visita', ['Mesa de 8', 'jueves'], ['Clóset', 'viernes'], ['Repisa', 'sábado']],
    ['Cotización', ['Librero', 'día 1'], ['Cocina L', 'llamar hoy'], ['Puertas', 'día 2']],
    ['Anticipo', ['Escritorio', 'pagado'], ['Banca', 'por pagar']],
    ['En taller', ['Comedor', '2 de 3'], ['Cabecera', '3 de 3']],
  ],
} as const;

/** What the tour shows, with one sale of a client's. */
export const views = (): NotesWords => ({
  heading: 'Lo que vas a ver',
  lead: 'Tres vistas de un mismo CRM, con una venta de muestra.',
  items: [
    {
      title: 'Contactos',
      text: 'Cada persona en una ficha: qué pidió y en qué etapa va.',
      kind: 'record',
      lines: ['Quiere una cocina en L'],
      mark: 'En cotización, día 1',
    },
    {
      title: 'Chat',
      text: 'Lo que se escribe queda junto a la venta, con su hora.',
      kind: 'photo',
      lines: ['10:09 Así queda tu cocina.'],
      mark: '10:15 ¡Me gusta!',
    },
    {
      title: 'Seguimiento',
      text: 'A quién le toca una llamada hoy.',
      kind: 'list',
      lines: ['Librero: medidas', 'Puertas: visita'],
      mark: 'Cocina L: llamar hoy',
    },
  ],
});

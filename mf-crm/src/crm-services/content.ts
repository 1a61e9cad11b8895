import { type Amount, type FactReader, type PageName } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import type { TalkLine } from '../client-work/talk.tsx';
import type { Stages } from './board.tsx';

export const content = ({ offer }: FactReader) =>
  ({
    back: { to: 'mf-plans/service-catalogue', label: 'Catálogo de servicios' },
    booking: 'Agendar Cita Personalizada',
    hero: {
      eyebrow: 'CRM para tu negocio',
      title: 'Un CRM que tu equipo sí usa',
      lead: 'Lo implementamos, lo mantenemos al día o ponemos a una persona a vender con él. Elige por dónde empezar.',
      price: offer('mf-crm/crm').price,
      services: 'Ver los servicios',
    },
    closing: {
      heading: '¿No sabes cuál necesitas?',
      text: 'Agenda una cita y cuéntanos cómo vendes hoy. Te decimos por cuál de los tres empezar.',
      faq: { to: 'mf-crm/crm-faq', label: 'Preguntas frecuentes del CRM' },
    },
  }) as const;

/** One of the three cards. */
export interface Service {
  name: string;
  badge?: string;
  /** For whom; completes the section's `audience`. */
  audience: string;
  points: readonly string[];
  /** What it needs of the client. */
  needs: string;
  /** An amount and what comes on top, or how the price is found out. */
  price: { amount: Amount; plus?: string } | { text: string };
  to: PageName;
  /** What is behind the card. */
  more: string;
  /** What it makes, as a client sees it: one client, who is not in the pictures of the page's start. */
  work: { stages: Stages } | { lines: readonly TalkLine[] };
}

const servicesOf = ({ text, amount, offer }: FactReader): readonly Service[] => [
  {
    name: 'CRM nuevo',
    badge: 'Más popular',
    audience: 'tus contactos y ventas viven en chats, hojas de cálculo o en tu memoria.',
    points: [
      `Listo en ${text('mf-crm/crm-workdays')} días hábiles (estimado)`,
      `${text('mf-crm/crm-trainings')} capacitaciones de ${text('mf-crm/crm-training-hours')} hora`,
      `${text('mf-crm/crm-support-days')} días de soporte después de la entrega`,
      'Usuarios y contactos ilimitados',
    ],
    needs: 'tu lista de contactos y quien decide cómo se vende.',
    price: {
      amount: offer('mf-crm/crm-premium').price,
      plus: `más ${text('mf-crm/crm-implementation')} de implementación, un solo pago`,
    },
    to: 'mf-crm/crm-plans',
    more: 'Ver los planes',
    work: {
      stages: [
        [
          'Por valorar',
          ['Brackets', 'lunes 9:30'],
          ['Implante', 'martes 16:00'],
          ['Corona', 'jueves 12:00'],
          ['Limpieza', 'viernes 11:00'],
        ],
        [
          'Presupuesto',
          ['Blanqueado', 'enviado ayer'],
          ['Implante', 'llamar hoy'],
          ['Puente', 'responde hoy'],
          ['Corona', 'enviado hoy'],
        ],
        [
          'En tratamiento',
          ['Ortodoncia', 'mes 4 de 18'],
          ['Limpieza', 'cada 6 meses'],
          ['Implante', 'semana 3'],
          ['Retenedor', 'mes 2 de 6'],
        ],
      ],
    },
  },
  {
    name: 'Planes de soporte',
    audience: 'ya tienes CRM y quieres un equipo que lo mantenga al día.',
    points: [
      `Hasta ${text('mf-crm/support-full-meetings')} reuniones al mes, según el plan`,
      'Chat, ajustes e informes, según el plan',
      `Nos ponemos en contacto en ${text('mf-legal/contact-hours')} horas`,
    ],
    needs: 'acceso a tu CRM.',
    price: { amount: amount('mf-crm/support') },
    to: 'mf-crm/support-plans',
    more: 'Comparar los planes',
    work: {
      lines: [
        ['Chat', 'Nadie llama a quien recibe un presupuesto.'],
        ['Respuesta', 'Listo: al tercer día, el tablero dice «llamar hoy».'],
        ['Al otro día', '¡Implante aceptado!'],
      ],
    },
  },
  {
    name: 'Asistentes de ventas',
    audience: 'te escriben más prospectos de los que alcanzas a atender.',
    points: [
      `Una persona, ${text('mf-crm/assistant-hours')} horas diarias`,
      'Seguimiento registrado en tu CRM',
      'Empieza en la fecha que acordamos por chat',
    ],
    needs: 'acceso a tu CRM y a los canales por donde te escriben.',
    price: { text: 'Precio por chat' },
    to: 'mf-crm/sales-assistants',
    more: 'Ver qué hacen',
    work: {
      lines: [
        ['9:12', 'Me duele una muela, ¿me pueden ver?'],
        ['9:15', 'Sí, hay lugar hoy a las 17:30.'],
        ['9:16', '¡Ahí estaré!'],
      ],
    },
  },
];

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) =>
  ({
    heading: 'Tres maneras de empezar',
    lead: 'Cada servicio se contrata por separado, cuando te haga falta.',
    terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' } as const,
    audience: 'Para ti si',
    needed: 'Tú pones:',
    items: servicesOf(facts),
  }) as const;

/** What the page opens with, each leading to where it is sold. */
export const proofs = [
  { topic: 'crm', name: 'CRM nuevo', to: 'mf-crm/crm-plans' },
  { topic: 'support', name: 'Planes de soporte', to: 'mf-crm/support-plans' },
  { topic: 'assistants', name: 'Asistentes de ventas', to: 'mf-crm/sales-assistants' },
] as const;

/** Three ways in, and where all of them meet: one place. */
export const scene: SceneArt = {
  tiles: {
    chats: { ground: 'e', label: 'Chats', figure: 'disc', paint: 'd' },
    sheets: { ground: 'd', label: 'Hojas', figure: 'steps', paint: 'e', turn: 1 },
    mail: { ground: 'd', label: 'Correos', figure: 'half', paint: 'e' },
    crm: { ground: 'a', label: 'Tu CRM', note: 'todo en un solo lugar', figure: 'petal', paint: 'b', turn: 1 },
    team: { ground: 'c', label: 'Tu equipo', figure: 'quarter', paint: 'a', turn: 1 },
  },
  wide: [
    'chats chats . . sheets sheets',
    'chats chats . . sheets sheets',
    '. crm crm crm crm mail',
    '. crm crm crm crm mail',
    '. crm crm crm crm .',
    '. . . team team team',
    '. . . team team team',
  ],
  narrow: ['chats chats crm crm crm crm', 'sheets sheets crm crm crm crm'],
};
